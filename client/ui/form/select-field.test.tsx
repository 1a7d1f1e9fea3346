// A select with labelled values.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectField } from './select-field.tsx';

test('reports the chosen value, and an empty one when the choice is undone', () => {
  const chosen: string[] = [];
  const field = {
    label: 'Regel',
    labels: { spam: 'Skräp', law: 'Lagbrott' },
    onChange: (value: string) => void chosen.push(value),
  };
  const { rerender } = render(<SelectField {...field} value="" />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Regel' }), { target: { value: 'law' } });
  rerender(<SelectField {...field} value="law" />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Regel' }), { target: { value: '' } });
  expect(chosen).toEqual(['law', '']);
});
