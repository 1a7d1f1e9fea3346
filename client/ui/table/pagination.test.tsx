// The focus on the links between pages.
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const first = <Pagination page={1} nextHref="/2" />;
const last = <Pagination page={2} previousHref="/1" />;
const focusedLink = () => document.activeElement?.textContent;

test('the focus moves to the other link when the focused one is gone', () => {
  const { rerender } = render(first);
  act(() => screen.getByRole('link', { name: 'Nästa' }).focus());
  rerender(last);
  expect(focusedLink()).toBe('Föregående');
  rerender(first);
  expect(focusedLink()).toBe('Nästa');
});

test('a focus outside the links stays where it is', () => {
  const page = (pages: typeof first) => (
    <>
      <input />
      {pages}
    </>
  );
  const { rerender } = render(page(first));
  act(() => screen.getByRole('link', { name: 'Nästa' }).focus());
  const box = screen.getByRole('textbox');
  act(() => box.focus());
  rerender(page(last));
  expect(document.activeElement).toBe(box);
});
