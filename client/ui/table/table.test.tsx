// The header of a table whose rows are shown as cards.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

test('the sort buttons are no tab stops on cards, and their headers keep their names', () => {
  // The style sheet as it applies to a narrow container.
  render(<style>{'.invisible { visibility: hidden }'}</style>);
  render(
    <Table
      caption="Matcher"
      columns={[{ key: 'date', label: 'Datum', cell: () => '12 juni', sortable: true }]}
      rows={[{ id: 1 }]}
      rowKey={({ id }) => id}
      sort={{ key: 'date', isDescending: true }}
      onSort={() => undefined}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const header = screen.getByRole('columnheader', { name: 'Datum' });
  // Its name is text: a label alone leaves it empty for some screen readers.
  expect(header.hasAttribute('aria-label')).toBe(false);
});
