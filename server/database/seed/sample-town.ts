// All contents of a fresh site, computed before anything is written; deterministic, with dates relative to now.
import { makeDealTalks } from './deal-talks.ts';
import { startRandom } from './random.ts';
import { makeAds, type SampleAd } from './sample-ads.ts';
import { castStory } from './sample-cast.ts';
import { makeDeals, type SampleDeal, type SampleReview } from './sample-deals.ts';
import { makeFavorites, type SampleFavorite } from './sample-favorites.ts';
import { makeNews, type SampleNews } from './sample-news.ts';
import { makePeople, type SamplePerson } from './sample-people.ts';
import { makeReports, type SampleReport } from './sample-reports.ts';
import { makeSearches, type SampleSearch } from './sample-searches.ts';
import { findEnded, sellOne, standingNow, tellStory } from './sample-story.ts';
import type { Talk } from './sample-talks.ts';

const PEOPLE = 40;
const SEED = 2;

export interface SampleTown {
  people: SamplePerson[];
  ads: SampleAd[];
  favorites: SampleFavorite[];
  deals: SampleDeal[];
  reviews: SampleReview[];
  talks: Talk[];
  searches: SampleSearch[];
  reports: SampleReport[];
  news: SampleNews[];
}

/**
 * @param staffId who writes and decides as staff, and has searches and favourites too; null without a superadmin
 */
export function makeTown(now: Date, staffId: string | null): SampleTown {
  const random = startRandom(SEED);
  const people = makePeople(random, PEOPLE, now);
  const written = makeAds(random, people, now);
  // Separate seeds, so that a change to one part leaves the others unchanged.
  const traded = makeDeals(startRandom(SEED + 1), { people, ads: written, now });
  const chance = startRandom(SEED + 2);
  const start = { people, ads: written, ...traded, now };
  const cast = castStory(start);
  const { deal, review } = sellOne(chance, start, cast);
  const ended = findEnded(start, cast);
  const ads = written.map((ad) => standingNow(ad, { deal, isEnded: ended.has(ad) }));
  const deals = [...traded.deals, deal];
  const reviews = [...traded.reviews, review];
  const fans = [cast.seller.id, cast.buyer.id, ...(staffId ? [staffId] : [])];
  const favorites = makeFavorites(chance, { people, ads, now }, fans);
  const story = tellStory(chance, cast, { people, now, staffId });
  const talks = [...makeDealTalks(chance, { people, ads, deals, now }), ...Object.values(story)];
  const searches = makeSearches(chance, { ads, cast, staffId, now });
  const reports = makeReports(chance, { cast, talks: story, reviews, now });
  const news = makeNews(chance, { ads, deals, reviews, favorites, talks, searches, reports, now });
  return { people, ads, favorites, deals, reviews, talks, searches, reports, news };
}
