// The title of a dialog over a page replaces the page's title while the dialog is open, also with a number of unread messages.
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDocumentTitle } from './document-title.ts';

function Open({ title }: { title: string | undefined }) {
  useDocumentTitle(title);
  return null;
}

beforeEach(() => {
  document.title = 'Nyheter · Baskettorget';
});

test('shows the dialog’s title once it is loaded, and the page’s title again when the dialog closes', () => {
  const { rerender, unmount } = render(<Open title={undefined} />);
  expect(document.title).toBe('Nyheter · Baskettorget');
  rerender(<Open title="Full hall" />);
  expect(document.title).toBe('Full hall · Baskettorget');
  rerender(<Open title="Tom hall" />);
  expect(document.title).toBe('Tom hall · Baskettorget');
  document.title = '(2) Tom hall · Baskettorget';
  act(unmount);
  expect(document.title).toBe('Nyheter · Baskettorget');
});

test('does not change the title of a page that was opened from the dialog', () => {
  const { unmount } = render(<Open title="Full hall" />);
  document.title = 'Resultat · Baskettorget';
  act(unmount);
  expect(document.title).toBe('Resultat · Baskettorget');
});
