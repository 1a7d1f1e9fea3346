// All contents of a fresh site, computed before anything is written; deterministic, with dates relative to now.
import { makeAssociations, type SampleAssociation } from './associations/sample-associations.ts';
import { makeDealConversations } from './deal-conversations.ts';
import { startRandom } from './random.ts';
import { makeAds, type SampleAd } from './sample-ads.ts';
import { chooseCast } from './sample-cast.ts';
import { makeDeals, type SampleDeal, type SampleReview } from './sample-deals.ts';
import { makeFavorites, type SampleFavorite } from './sample-favorites.ts';
import { makeForum, type SampleThread } from './forum/sample-forum.ts';
import { makeForumNotifications } from './forum/sample-forum-notifications.ts';
import { makeNews, type SampleNews } from './news/sample-news.ts';
import { makeNotifications, type SampleNotification } from './sample-notifications.ts';
import { makePeople, type SamplePerson } from './sample-people.ts';
import { makeMessages, type SampleMessage } from './contact/sample-messages.ts';
import { makeTournaments, type SampleTournament } from './tournaments/sample-tournaments.ts';
import { makeResults, type SampleResult } from './results/sample-results.ts';
import { makeReports, type SampleReport } from './sample-reports.ts';
import { makeSearches, type SampleSearch } from './sample-searches.ts';
import { findExpired, sellOne, currentState, makeStory } from './sample-story.ts';
import type { SampleConversation } from './sample-conversations.ts';
import { makeThreadEvents, type SampleThreadEvent } from './sample-thread-events.ts';

const PEOPLE = 40;
const SEED = 2;

export interface SampleSite {
  people: SamplePerson[];
  ads: SampleAd[];
  favorites: SampleFavorite[];
  deals: SampleDeal[];
  reviews: SampleReview[];
  conversations: SampleConversation[];
  events: SampleThreadEvent[];
  searches: SampleSearch[];
  reports: SampleReport[];
  notifications: SampleNotification[];
  forum: SampleThread[];
  associations: SampleAssociation[];
  tournaments: SampleTournament[];
  messages: SampleMessage[];
  news: SampleNews;
  results: SampleResult[];
}

/** @param staffId the superadmin, who writes and decides as staff, and has searches and favourites too; null without one */
export function makeSampleSite(now: Date, staffId: string | null): SampleSite {
  const random = startRandom(SEED);
  const people = makePeople(random, PEOPLE, now);
  const written = makeAds(random, people, now);
  // Separate seeds, so that a change to one part leaves the others unchanged.
  const traded = makeDeals(startRandom(SEED + 1), { people, ads: written, now });
  const chance = startRandom(SEED + 2);
  const start = { people, ads: written, ...traded, now };
  const cast = chooseCast(start);
  const { deal, review } = sellOne(chance, start, cast);
  const ended = findExpired(start, cast);
  const ads = written.map((ad) => currentState(ad, { deal, isEnded: ended.has(ad) }));
  const deals = [...traded.deals, deal];
  const reviews = [...traded.reviews, review];
  const fans = [cast.seller.id, cast.buyer.id, ...(staffId ? [staffId] : [])];
  const favorites = makeFavorites(chance, { people, ads, now }, fans);
  const story = makeStory(chance, cast, { people, now, staffId });
  const conversations = [
    ...makeDealConversations(chance, { people, ads, deals, now }),
    ...Object.values(story),
  ];
  const events = makeThreadEvents({ ads, conversations, deals });
  const searches = makeSearches(chance, { ads, cast, staffId, now });
  const reports = makeReports(chance, { cast, conversations: story, reviews, now });
  const notifications = makeNotifications(chance, {
    ads,
    deals,
    reviews,
    favorites,
    conversations,
    searches,
    reports,
    now,
  });
  const forum = makeForum(startRandom(SEED + 3), { people, now });
  const associations = makeAssociations(startRandom(SEED + 20));
  const inForum = makeForumNotifications(startRandom(SEED + 4), { threads: forum, now });
  return {
    people,
    ads,
    favorites,
    deals,
    reviews,
    conversations,
    events,
    searches,
    reports,
    notifications: [...notifications, ...inForum],
    forum,
    associations,
    tournaments: makeTournaments(startRandom(SEED + 21), { associations, now }),
    messages: makeMessages(startRandom(SEED + 22), { people, associations, now }),
    news: makeNews(startRandom(SEED + 5), { staffId, now }),
    results: makeResults(startRandom(SEED + 6), now),
  };
}
