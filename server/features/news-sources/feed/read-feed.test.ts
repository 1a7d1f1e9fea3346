// Reads unusual feeds that were written for these tests.
import { describe, expect, test } from 'vitest';
import { unusualAtom } from '../../../testing/samples/feeds/unusual-atom.ts';
import { unusualDates } from '../../../testing/samples/feeds/unusual-dates.ts';
import { unusualEncodings } from '../../../testing/samples/feeds/unusual-encodings.ts';
import { unusualFaults } from '../../../testing/samples/feeds/unusual-faults.ts';
import { FEED_URL, type UnusualFeed } from '../../../testing/samples/feeds/unusual-feed.ts';
import { unusualRss } from '../../../testing/samples/feeds/unusual-rss.ts';
import { readFeed } from './read-feed.ts';

const unusual: readonly UnusualFeed[] = [
  ...unusualRss,
  ...unusualAtom,
  ...unusualEncodings,
  ...unusualDates,
  ...unusualFaults,
];

describe('reads a feed with', () => {
  test.each(unusual)('$name', ({ body, contentType = null, format, items, problem = null }) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const feed = readFeed({ bytes, contentType, url: FEED_URL });
    expect(feed?.format ?? null).toBe(format);
    if (!feed) return;
    expect(feed.items).toMatchObject(items);
    expect(feed.items).toHaveLength(items.length);
    expect(feed.problem).toBe(problem);
    for (const { title, excerpt, url } of feed.items) {
      expect(title.length).toBeLessThanOrEqual(300);
      expect(excerpt.length).toBeLessThanOrEqual(200);
      expect(url).toMatch(/^https?:\/\//);
    }
  });
});
