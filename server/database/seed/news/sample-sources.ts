// The news sources of a fresh site. The sources are real, but none is active, so that a fresh site contacts no server.
import type { Insertable } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import type { NewsCategory } from '#shared/features/news/rules.ts';
import type { Tables } from '../../tables.ts';

const sources: readonly (readonly [
  name: string,
  url: string,
  category: NewsCategory,
  description: string,
])[] = [
  ['Svensk Basket', 'https://basket.se/feed/', 'Svensk basket', 'Svenska Basketbollförbundet'],
  ['SVT Sport', 'https://svt.se/sport/basket/rss.xml', 'Svensk basket', 'Basket hos SVT Sport'],
  ['ESPN', 'https://espn.com/espn/rss/nba/news', 'NBA', 'NBA på engelska'],
  ['Eurohoops', 'https://eurohoops.net/en/feed/', 'Euroleague', 'Europeisk basket på engelska'],
  ['Sportando', 'https://sportando.basketball/en/feed/', 'Transfers', 'Övergångar på engelska'],
  ['TalkBasket', 'https://talkbasket.net/feed', 'Euroleague', 'Europeisk basket på engelska'],
];

/** The sources are created some days apart, so that the list has an order. */
export function sampleSources(now: Date): Insertable<Tables['news_sources']>[] {
  return sources.map(([name, url, category, description], at) => ({
    name,
    url,
    category,
    description,
    active: false,
    is_sample: true,
    created_at: new Date(now.getTime() - (sources.length - at) * DAY_MS),
  }));
}
