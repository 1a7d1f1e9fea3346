// The filter by place: the focus when a field and the chosen place replace each other.
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PlaceFilter } from './choose-place.tsx';

const field = (
  <PlaceFilter key="filter" isChosen={false}>
    <input key="field" aria-label="Nära orten" />
  </PlaceFilter>
);
const chosen = (
  <PlaceFilter key="filter" isChosen>
    <a key="chip" href="/tournaments">
      Luleå
    </a>
  </PlaceFilter>
);

function Form() {
  const [isChosen, setIsChosen] = useState(false);
  return (
    <>
      {isChosen ? chosen : field}
      <button type="button" onClick={() => setIsChosen(!isChosen)}>
        Byt
      </button>
    </>
  );
}

test('keeps the focus when a place is chosen and removed, and takes none from elsewhere', async () => {
  show(<Form />);
  const swap = screen.getByRole('button');
  screen.getByRole('textbox').focus();
  fireEvent.click(swap);
  expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'Luleå' }));
  fireEvent.click(swap);
  expect(document.activeElement).toBe(await screen.findByRole('textbox'));
  swap.focus();
  fireEvent.click(swap);
  await screen.findByRole('link');
  expect(document.activeElement).toBe(swap);
});
