// The selection of a list: what it contains after the page changes, and the focus after an action on it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from '../button/button.tsx';
import { useConfirm } from '../dialog/confirm.tsx';
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
        <li key={id}>
          <Checkbox
            label={id}
            checked={selection.ids.has(id)}
            onChange={({ target }) => selection.select([id], target.checked)}
          />
          <Button onClick={() => void deletion.remove([{ id }])}>Ta bort {id}</Button>
        </li>
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

test('the focus moves to the next row, else the previous one, when a row is deleted by its button', async () => {
  show(<List />);
  for (const [name, next] of [
    ['b', 'c'],
    ['c', 'a'],
    ['a', 'MAIN'],
  ] as const) {
    press(`Ta bort ${name}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(focused()).toBe(next));
  }
});

/** Its action runs after its question is closed, and the checkbox is disabled meanwhile. */
function SlowList({ action }: { action: Promise<void> }) {
  const selection = useSelection(all);
  const confirm = useConfirm();
  const [isBusy, setIsBusy] = useState(false);
  async function reject(): Promise<void> {
    const isSure = await confirm({
      title: 'Avvisa?',
      confirmLabel: 'Avvisa',
      onConfirm: () => setIsBusy(true),
    });
    if (!isSure) return;
    await action;
    setIsBusy(false);
    selection.replace([]);
  }
  return (
    <main tabIndex={-1}>
      <SelectionRow page={all} selection={selection} isBusy={isBusy}>
        {!isBusy && <Button onClick={() => void reject()}>Avvisa markerade</Button>}
      </SelectionRow>
    </main>
  );
}

test('the focus moves to the checkbox after an action that is still running when its question is closed', async () => {
  const action = Promise.withResolvers<void>();
  show(<SlowList action={action.promise} />);
  check('Markera alla på sidan (3)');
  press('Avvisa markerade');
  fireEvent.click(await screen.findByRole('button', { name: 'Avvisa' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  action.resolve();
  await waitFor(() => expect(focused()).toBe('Markera alla på sidan (3)'));
});
