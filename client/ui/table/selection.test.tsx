// The selection of a list: what it contains after the page changes, and the focus after an action on it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { DeleteSelected } from './delete-selected.tsx';
import { SelectionRow } from './selection-row.tsx';
import { useDeleteEach } from './use-delete-each.ts';
import { useSelection } from './use-selection.ts';

const all = ['a', 'b', 'c'].map((id) => ({ id }));

function List() {
  const [rows, setRows] = useState(all);
  const selection = useSelection(rows);
  const deletion = useDeleteEach<{ id: string }>({
    nameOf: ({ id }) => id,
    async deleteOne(id) {
      setRows((before) => before.filter((row) => row.id !== id));
      return {};
    },
    titleOf: () => 'Ta bort?',
    consequence: 'tas bort.',
    isFinal: true,
    deleted: () => 'Borttagna',
    failed: 'Misslyckades',
    queryKey: ['rows'],
  });
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setRows(all.slice(0, 1))}>Filtrera</Button>
      <Button onClick={() => setRows(all)}>Visa alla</Button>
      <SelectionRow page={rows} selection={selection} isBusy={false}>
        <Button onClick={() => selection.replace([])}>Godkänn ({selection.rows.length})</Button>
      </SelectionRow>
      <DeleteSelected page={rows} selection={selection} deletion={deletion} />
      {rows.map(({ id }) => (
        <Checkbox
          key={id}
          label={id}
          checked={selection.ids.has(id)}
          onChange={({ target }) => selection.select([id], target.checked)}
        />
      ))}
    </main>
  );
}

const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
const focused = () =>
  document.activeElement?.closest('label')?.textContent ?? document.activeElement?.tagName;

test('a row that a filter has hidden is no longer selected when it is shown again', () => {
  show(<List />);
  check('a');
  check('b');
  press('Filtrera');
  expect(screen.getByRole('button', { name: 'Godkänn (1)' })).toBeTruthy();
  press('Visa alla');
  expect(screen.getByRole('button', { name: 'Godkänn (1)' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'b' })).toHaveProperty('checked', false);
});

test('the focus moves to the checkbox above the list when the pressed button disappears', () => {
  show(<List />);
  check('a');
  press('Godkänn (1)');
  expect(focused()).toBe('Markera alla på sidan (3)');
});

test('the focus moves there after a question too, and to the main part when no row remains', async () => {
  show(<List />);
  check('a');
  press('Ta bort markerade (1)');
  fireEvent.click(await screen.findByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(focused()).toBe('Markera alla på sidan (2)'));
  for (const name of ['b', 'c']) check(name);
  press('Ta bort markerade (2)');
  fireEvent.click(await screen.findByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(focused()).toBe('MAIN'));
});
