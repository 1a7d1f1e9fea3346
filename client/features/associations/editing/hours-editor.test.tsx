// The rows of weekly hours: the focus when one is removed.
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { type HoursDraft, newHours } from './association-draft.ts';
import { HoursEditor } from './hours-editor.tsx';

function Form() {
  const [hours, setHours] = useState<HoursDraft[]>(() => {
    const monday = newHours();
    return [monday, newHours(monday)];
  });
  return <HoursEditor hours={hours} onChange={setHours} errors={{}} />;
}

const remove = (name: RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('removing a row moves the focus to the next row, and then to the button that adds one', () => {
  show(<Form />);
  remove(/^Ta bort Måndag/i);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Ta bort Tisdag/i }));
  remove(/^Ta bort Tisdag/i);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lägg till tid' }));
});
