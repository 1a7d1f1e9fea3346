// The search box follows the address, submits what is typed, and can be cleared.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

test('searches the trimmed text on Enter', () => {
  const search = vi.fn<(text: string) => void>();
  render(<SearchBox label="Sök annonser" value="" onSearch={search} />);
  fireEvent.change(screen.getByLabelText('Sök annonser'), { target: { value: '  LeBron ' } });
  fireEvent.submit(screen.getByLabelText('Sök annonser'));
  expect(search).toHaveBeenCalledWith('LeBron');
});

test('shows the new text when the address changes, and clears it with one click', () => {
  const search = vi.fn<(text: string) => void>();
  const { rerender } = render(<SearchBox label="Sök annonser" value="boll" onSearch={search} />);
  rerender(<SearchBox label="Sök annonser" value="skor" onSearch={search} />);
  expect(screen.getByLabelText('Sök annonser')).toHaveProperty('value', 'skor');
  fireEvent.click(screen.getByRole('button', { name: 'Rensa sökningen' }));
  expect(search).toHaveBeenCalledWith('');
  expect(document.activeElement).toBe(screen.getByLabelText('Sök annonser'));
});
