// A select that filters a table or list.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterSelect } from './filter-select.tsx';

test('shows a choice before the address has changed, and then follows the address', () => {
  const chosen: string[] = [];
  const filter = {
    label: 'Län',
    all: 'Alla län',
    labels: { gotland: 'Gotland', skane: 'Skåne' },
    className: '',
    onChange: (value: string) => void chosen.push(value),
  };
  const { rerender } = render(<FilterSelect {...filter} value="" />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Län' });
  fireEvent.change(select, { target: { value: 'skane' } });
  expect(chosen).toEqual(['skane']);
  expect(select.value).toBe('skane');
  rerender(<FilterSelect {...filter} value="skane" />);
  // By Back.
  rerender(<FilterSelect {...filter} value="gotland" />);
  expect(select.value).toBe('gotland');
});
