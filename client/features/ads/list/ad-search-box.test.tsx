// The search field and the address: which of them the text follows.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdSearchBox } from './ad-search-box.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

/** A field on a page whose address has this text. */
function open(value: string) {
  const onSearch = vi.fn<(text: string) => void>();
  const box = (text: string) => <AdSearchBox value={text} onSearch={onSearch} />;
  const { rerender } = render(box(value));
  return {
    onSearch,
    text: () => field().value,
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    pause: () => vi.runAllTimers(),
    /** The address changes. */
    go: (text: string) => rerender(box(text)),
  };
}

test('shows what is typed while the address confirms the search before', () => {
  const { type, pause, go, text, onSearch } = open('');
  type('skor');
  pause();
  expect(onSearch).toHaveBeenCalledWith('skor');
  type('skor r');
  go('skor');
  expect(text()).toBe('skor r');
});

test('shows the text of the list again after Back to a search that was typed', () => {
  const { type, pause, go, text } = open('');
  type('skor röda');
  pause();
  go('skor röda');
  go('skor');
  expect(text()).toBe('skor');
  go('skor röda');
  expect(text()).toBe('skor röda');
});

test('also after Back to the search with which the page was opened', () => {
  const { go, text } = open('skor röda');
  go('skor');
  go('skor röda');
  expect(text()).toBe('skor röda');
});

test('also when the typed text was the one of the list', () => {
  const { type, pause, go, text, onSearch } = open('skor');
  type('skor ');
  pause();
  expect(onSearch).not.toHaveBeenCalled();
  go('boll');
  go('skor');
  expect(text()).toBe('skor');
});
