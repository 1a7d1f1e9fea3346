// The notice about a restored draft.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RestoredDraft } from './restored-draft.tsx';

function NameForm() {
  const [name, setName] = useState('Ny bo');
  return (
    <form>
      <RestoredDraft isChanged={name !== ''} onReset={() => setName('')} />
      <input aria-label="Namn" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Ort" />
    </form>
  );
}

test('starting over focuses the first field of the form, since the button is removed', () => {
  render(<NameForm />);
  const button = screen.getByRole('button', { name: 'Börja om' });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button', { name: 'Börja om' })).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Namn' });
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
});
