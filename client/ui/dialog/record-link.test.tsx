// Clicks on a link to a record, beside a list that opens its records in a dialog.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { OpenRecordProvider, RecordLink } from './record-link.tsx';

const newsPath = (id: string) => `/news/${id}`;
const cupPath = (id: string) => `/tournaments/${id}`;

/** Clicks the link, and returns whether the browser follows it. */
function click(name: string, keys: { ctrlKey?: boolean } = {}): boolean {
  const link = screen.getByRole('link', { name });
  const event = createEvent.click(link, keys);
  fireEvent(link, event);
  return !event.defaultPrevented;
}

test('opens a record of the list over it, and leaves others and clicks for a new tab to the browser', () => {
  const open = vi.fn<(id: string) => void>();
  show(
    <OpenRecordProvider value={{ pathOf: newsPath, open }}>
      <RecordLink id="7" pathOf={newsPath}>
        Nyhet
      </RecordLink>
      <RecordLink id="8" pathOf={cupPath}>
        Cup
      </RecordLink>
    </OpenRecordProvider>,
  );
  expect(screen.getByRole('link', { name: 'Nyhet' }).getAttribute('href')).toBe('/news/7');
  expect([click('Cup'), click('Nyhet', { ctrlKey: true })]).toEqual([true, true]);
  expect(open).not.toHaveBeenCalled();
  expect(click('Nyhet')).toBe(false);
  expect(open.mock.calls).toEqual([['7']]);
});

test('is a plain link on a page without a list', () => {
  show(
    <RecordLink id="7" pathOf={newsPath}>
      Nyhet
    </RecordLink>,
  );
  expect(click('Nyhet')).toBe(true);
});
