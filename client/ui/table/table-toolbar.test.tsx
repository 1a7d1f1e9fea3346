// The toolbar of a table: what a search and a filter change in the address.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TableToolbar } from './table-toolbar.tsx';

const onChange = vi.fn<(change: Record<string, string>) => void>();
afterEach(() => onChange.mockClear());

function toolbar(search: string) {
  return (
    <TableToolbar
      label="Sök bland annonser"
      placeholder="Titel"
      action="/admin/ads"
      address={{ search }}
      onChange={onChange}
      filters={[{ name: 'sort', label: 'Ordning', all: 'Nyast', labels: { oldest: 'Äldst' }, className: '' }]}
    >
      {(onChoose) => <button onClick={() => onChoose({ from: '2026-01-01' })}>Från</button>}
    </TableToolbar>
  );
}
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const choose = () =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordning' }), { target: { value: 'oldest' } });

test('a filter takes along the text that is typed but not yet searched', () => {
  render(toolbar('skor'));
  type(' boll ');
  choose();
  expect(onChange).toHaveBeenLastCalledWith({ search: 'boll', sort: 'oldest' });
  fireEvent.click(screen.getByRole('button', { name: 'Från' }));
  expect(onChange).toHaveBeenLastCalledWith({ search: 'boll', from: '2026-01-01' });
});

test('a filter clears the search whose text is deleted', () => {
  render(toolbar('skor'));
  type('');
  choose();
  expect(onChange).toHaveBeenLastCalledWith({ search: '', sort: 'oldest' });
});

test('a filter keeps the search of the address when that has changed elsewhere', () => {
  const { rerender } = render(toolbar('skor'));
  type('boll');
  rerender(toolbar('nät'));
  choose();
  expect(onChange).toHaveBeenLastCalledWith({ search: 'nät', sort: 'oldest' });
});

test('a search without JavaScript preserves the filters, and the other list of the page, but not the cursor', () => {
  render(
    <TableToolbar
      label="Sök bland ligor"
      placeholder="Namn"
      action="/admin/names?search=lule%C3%A5"
      param="league"
      address={{ search: 'bas', sort: 'oldest', page: '2', after: 'x' }}
      onChange={onChange}
      filters={[]}
    />,
  );
  const form = screen.getByRole<HTMLInputElement>('searchbox').form ?? undefined;
  expect(form?.getAttribute('action')).toBe('/admin/names');
  expect([...new FormData(form)]).toEqual([
    ['search', 'luleå'],
    ['sort', 'oldest'],
    ['league', 'bas'],
  ]);
});
