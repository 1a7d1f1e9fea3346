// The text of the search field while typing, and after the address has changed.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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
    pause: () => act(() => vi.runAllTimers()),
    /** The address changes. */
    go: (text: string) => rerender(box(text)),
  };
}

test('the typed text remains when the address changes to an earlier search', () => {
  const { type, pause, go, text, onSearch } = open('');
  type('skor');
  pause();
  expect(onSearch).toHaveBeenCalledWith('skor');
  type('skor r');
  go('skor');
  expect(text()).toBe('skor r');
});

test('shows the text of the address after Back to a typed search', () => {
  const { type, pause, go, text } = open('');
  type('skor röda');
  pause();
  go('skor röda');
  go('skor');
  expect(text()).toBe('skor');
  go('skor röda');
  expect(text()).toBe('skor röda');
});

test('shows the text of the address after Back to the search that opened the page', () => {
  const { go, text } = open('skor röda');
  go('skor');
  go('skor röda');
  expect(text()).toBe('skor röda');
});

test('shows the text of the address after typing that did not change the search', () => {
  const { type, pause, go, text, onSearch } = open('skor');
  type('skor ');
  pause();
  expect(onSearch).not.toHaveBeenCalled();
  go('boll');
  go('skor');
  expect(text()).toBe('skor');
});

test('Back while typing does not search for the typed text', () => {
  const { type, pause, go, text, onSearch } = open('boll');
  type('knäskydd');
  go('');
  pause();
  expect(text()).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});

test('a text typed before the address confirms the last search is searched for', () => {
  const { type, pause, go, onSearch } = open('');
  type('skor');
  pause();
  type('skor r');
  go('skor');
  pause();
  expect(onSearch).toHaveBeenLastCalledWith('skor r');
});
