// What the fetch job stores of a feed: each new article once, and duplicates from several sources as one group.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { after, DAY, HOUR, type NewsSite, openNewsSite } from '../../../testing/news-site.ts';
import { item, jsonFeed, rss } from '../../../testing/samples/feeds/unusual-feed.ts';

let site: NewsSite;

beforeAll(async () => {
  site = await openNewsSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const publishedAgo = (ms: number) =>
  `<pubDate>${new Date(Date.now() - 100 * HOUR + ms).toUTCString()}</pubDate>`;

/** The number of articles that are grouped as duplicates when two sources have these titles, published `apart` apart. */
const groups = async (first: string, second: string, apart = 0) => {
  await site.addSource('/a');
  await site.addSource('/b');
  site.feeds.serve('/a', rss(item(first, '/a1', publishedAgo(0))));
  site.feeds.serve('/b', rss(item(second, '/b1', publishedAgo(apart))));
  await site.fetchAt(new Date());
  const [one, other] = await site.articles();
  return [one, other].filter((article) => article?.duplicate_of).length;
};

describe('stores', () => {
  test('new items as articles that wait for a review', async () => {
    const published = new Date(Date.now() - HOUR);
    const id = await site.addSource('/a', { category: 'Svensk basket', name: 'Bollbladet' });
    site.feeds.serve(
      '/a',
      rss(
        item(
          'Seger i derbyt',
          '/1?utm_source=rss',
          `<guid isPermaLink="false">g1</guid><pubDate>${published.toUTCString()}</pubDate><description>Kort</description>`,
        ) + item('Lakers värvar center', '/2'),
      ),
    );
    const now = new Date();
    expect(await site.fetchAt(now)).toEqual({
      sources: 1,
      sources_done: 1,
      sources_failed: 0,
      total_created: 2,
      is_finished: true,
    });
    const [bought, won] = (await site.articles()).toSorted((one, other) =>
      one.title.localeCompare(other.title),
    );
    expect(won).toMatchObject({
      title: 'Seger i derbyt',
      excerpt: 'Kort',
      content: '',
      category: 'Svensk basket',
      status: 'pending',
      auto_generated: true,
      manual_review_required: true,
      user_id: null,
      source_id: id,
      source_name: 'Bollbladet',
      original_url: `${site.feeds.url}/1?utm_source=rss`,
      url_key: `${site.feeds.url.replace('http', 'https')}/1`,
      guid: 'g1',
    });
    expect(won?.published_at.getTime()).toBe(Math.floor(published.getTime() / 1000) * 1000);
    // An item without a date is dated by the fetch.
    expect(bought).toMatchObject({ category: 'Transfers', published_at: now });
    expect(await site.log()).toEqual([
      { success: true, items_found: 2, items_processed: 2, error_message: null },
    ]);
  });

  test('a date in the future as the time first seen', async () => {
    await site.addSource('/a');
    site.feeds.serve('/a', rss(item('Nytt', '/1', `<pubDate>${after(30 * DAY).toUTCString()}</pubDate>`)));
    const now = new Date();
    await site.fetchAt(now);
    expect((await site.articles())[0]?.published_at).toEqual(now);
  });

  test('an item once: by its id, by its address, and also after staff deleted it', async () => {
    await site.addSource('/a');
    site.feeds.serve('/a', rss(item('Ett', '/1', '<guid>a</guid>') + item('Två', '/2')));
    expect(await site.fetchAt(new Date())).toMatchObject({ total_created: 2 });
    site.feeds.serve(
      '/a',
      rss(item('Ett, rättad', '/1-ny', '<guid>a</guid>') + item('Två', '/2?fbclid=7#x')),
    );
    expect(await site.fetchAt(after(HOUR))).toMatchObject({ total_created: 0 });
    await site.query('delete from news');
    expect(await site.fetchAt(after(2 * HOUR))).toMatchObject({ total_created: 0 });
    expect(await site.articles()).toEqual([]);
  });

  test('does not store an article that staff deleted, after its source was deleted and added again', async () => {
    const id = await site.addSource('/a');
    site.serveItem('/a', 'Ett');
    await site.fetchAt(new Date());
    await site.query('delete from news');
    await site.query("update news_sources set active = false, deleted_at = now() - interval '21 minutes'");
    await site.addSource('/b');
    site.feeds.serve('/b', rss(''));
    await site.fetchAt(after(HOUR));
    expect(await site.sourceOf(id)).toBeUndefined();
    await site.addSource('/a');
    expect(await site.fetchAt(after(2 * HOUR))).toMatchObject({ sources: 2, total_created: 0 });
  });

  test('an item with a very long id, once, beside the others', async () => {
    await site.addSource('/a');
    const id = Array.from({ length: 1000 }, (_, at) => String.fromCodePoint(0x4e_00 + at)).join('');
    const long = (link: string) => item('Lång', link, `<guid isPermaLink="false">${id}</guid>`);
    site.feeds.serve('/a', rss(long('/1') + item('Ett', '/2')));
    expect(await site.fetchAt(new Date())).toMatchObject({ total_created: 2 });
    site.feeds.serve('/a', rss(long('/1-ny')));
    expect(await site.fetchAt(after(HOUR))).toMatchObject({ total_created: 0 });
  });

  test('the same address of another source once', async () => {
    await site.addSource('/a');
    await site.addSource('/b');
    site.feeds.serve('/a', rss(item('Derbyt', 'https://blad.invalid/1?utm_medium=rss')));
    site.feeds.serve('/b', rss(item('Ett helt annat namn', 'http://BLAD.invalid/1/')));
    expect(await site.fetchAt(new Date())).toMatchObject({ total_created: 1 });
  });

  test.each([
    ['Lakers vann efter förlängning', 'LAKERS vann efter förlängning!', 0, 1],
    ['Inför Basketligan omgång 5', 'Inför Basketligan omgång 6', 0, 0],
    ['Seger med 88–87 i derbyt', 'Seger med 88-87 i derbyt', 0, 1],
    ['Lakers vann efter förlängning', 'Celtics vann efter förlängning', 0, 0],
    ['Lakers vann efter förlängning', 'Lakers vann efter förlängning', 47 * HOUR, 1],
    ['Lakers vann efter förlängning', 'Lakers vann efter förlängning', 49 * HOUR, 0],
  ])('"%s" and "%s" of two sources %i ms apart, grouped: %i', async (first, second, apart, grouped) =>
    expect(await groups(first, second, apart)).toBe(grouped),
  );

  test('three duplicates under the first article', async () => {
    for (const path of ['/a', '/b', '/c']) {
      await site.addSource(path);
      site.feeds.serve(path, rss(item('Lakers vann efter förlängning', `${path}1`)));
      await site.fetchAt(after(HOUR * path.charCodeAt(1)));
    }
    const [first, ...others] = await site.articles();
    expect(first?.duplicate_of).toBeNull();
    expect(others.map(({ duplicate_of }) => duplicate_of)).toEqual([first?.id, first?.id]);
  });

  test('two similar items of one source separately', async () => {
    await site.addSource('/a');
    site.feeds.serve('/a', rss(item('Veckans krönika', '/1') + item('Veckans krönika', '/2')));
    await site.fetchAt(new Date());
    expect((await site.articles()).map(({ duplicate_of }) => duplicate_of)).toEqual([null, null]);
  });

  test('the readable items of a feed, and logs the number of others', async () => {
    await site.addSource('/a');
    site.feeds.serve(
      '/a',
      rss(item('Ett', '/1') + item('Utan', '') + item('Två', '/2')).replace(/Två.*/s, 'Tv'),
    );
    await site.fetchAt(new Date());
    expect(await site.log()).toMatchObject([{ success: true, items_found: 1 }]);
    expect((await site.log())[0]?.error_message).toContain('Flödet är avbrutet');
  });

  test('10,000 items', async () => {
    await site.addSource('/a');
    const items = Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      url: `/${at}`,
      title: `Notis ${at}`,
    }));
    site.feeds.serve('/a', jsonFeed(items));
    expect(await site.fetchAt(new Date())).toMatchObject({ total_created: 10_000 });
  });
});
