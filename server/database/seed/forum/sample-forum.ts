// The forum of a fresh site: who wrote what, when, and who likes it.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { FORUM_CATEGORIES, type ForumCategory } from '#shared/features/forum/rules.ts';
import type { Random } from '../random.ts';
import { byDaylight } from '../sample-clock.ts';
import type { SamplePerson } from '../sample-people.ts';
import { analysisTopics } from './analysis.ts';
import { beginnerTopics } from './beginners.ts';
import { commonReplies } from './common-replies.ts';
import { gearTopics } from './gear.ts';
import { generalTopics } from './general.ts';
import { leagueTopics } from './leagues.ts';
import { gearReplies, generalReplies, leagueReplies } from './replies-off-court.ts';
import { analysisReplies, beginnerReplies, trainingReplies } from './replies-on-court.ts';
import type { SampleTopic } from './sample-topic.ts';
import { trainingTopics } from './training.ts';

export const sampleTopics: Record<ForumCategory, readonly SampleTopic[]> = {
  'Allmän diskussion': generalTopics,
  Träningstips: trainingTopics,
  Matchanalys: analysisTopics,
  Utrustning: gearTopics,
  Ligaspel: leagueTopics,
  Nybörjare: beginnerTopics,
};

/** Comments that fit any thread of the category. */
const fittingReplies: Record<ForumCategory, readonly string[]> = {
  'Allmän diskussion': generalReplies,
  Träningstips: trainingReplies,
  Matchanalys: analysisReplies,
  Utrustning: gearReplies,
  Ligaspel: leagueReplies,
  Nybörjare: beginnerReplies,
};

export interface SampleComment {
  userId: string;
  content: string;
  /** The number of the comment that it answers. */
  replyTo: number | null;
  createdAt: Date;
  likerIds: string[];
}

export interface SampleThread {
  id: string;
  userId: string;
  category: ForumCategory;
  topic: SampleTopic;
  createdAt: Date;
  likerIds: string[];
  comments: SampleComment[];
}

interface ForumInput {
  people: readonly SamplePerson[];
  now: Date;
}

export function makeForum(random: Random, input: ForumInput): SampleThread[] {
  return FORUM_CATEGORIES.flatMap((category) => {
    const dealer = startDealer(random, category);
    return sampleTopics[category].map((topic) => makeThread(random, input, { category, topic, dealer }));
  });
}

function makeThread(
  random: Random,
  { people, now }: ForumInput,
  { category, topic, dealer }: Pick<SampleThread, 'category' | 'topic'> & { dealer: Dealer },
): SampleThread {
  const [author, ...others] = shuffle(random, people);
  if (!author) throw new RangeError('the forum has no people');
  const writers = [author, ...others.slice(0, random.between(5, 12))];
  const createdAt = byDaylight(new Date(now.getTime() - ageOf(random, topic)), author.createdAt);
  const count = topic.size ?? topic.replies.length;
  const fitting = dealer(Math.max(0, count - topic.replies.length));
  const texts = mixIn(random, topic.replies, fitting);
  const until = endOf(random, topic, { createdAt, now });
  const times = texts
    .map(() => createdAt.getTime() + 5 * MINUTE_MS + random.next() ** 1.5 * (until - createdAt.getTime()))
    .toSorted((one, other) => one - other);
  const comments: SampleComment[] = [];
  texts.forEach((content, index) => {
    // Nobody answers themselves.
    const before = comments.at(-1)?.userId ?? author.id;
    const replyTo = findAnswered(topic, texts, content);
    const answered = replyTo === null ? before : comments[replyTo - 1]?.userId;
    const writer = shuffle(random, writers).find(({ id }) => id !== before && id !== answered) ?? author;
    const time = new Date(Math.min(times[index] ?? until, now.getTime() - MINUTE_MS));
    const likerIds = pickLikers(random, people, { by: writer.id, most: 4 });
    comments.push({ userId: writer.id, content, replyTo, createdAt: time, likerIds });
  });
  const most = topic.state === 'waiting' ? 0 : 14;
  const likerIds = pickLikers(random, people, { by: author.id, most });
  return { id: random.uuid(), userId: author.id, category, topic, createdAt, likerIds, comments };
}

/** The number of the comment that this one answers; null for none. */
function findAnswered(
  { replies, answers = [] }: SampleTopic,
  texts: readonly string[],
  content: string,
): number | null {
  const answer = answers.find(({ by }) => replies[by] === content);
  return answer ? texts.indexOf(replies[answer.to] ?? '') + 1 : null;
}

/** Returns this many comments, no two of them equal. */
type Dealer = (count: number) => string[];

/** Two of three comments are of the category, the third fits any thread. A comment is repeated only after all others are used. */
function startDealer(random: Random, category: ForumCategory): Dealer {
  const own = { all: fittingReplies[category], left: new Array<string>() };
  const common = { all: commonReplies, left: new Array<string>() };
  const decks = [own, own, common];
  return (count) => {
    const dealt = new Set<string>();
    for (let turn = 0; dealt.size < count; turn += 1) {
      const deck = decks[turn % decks.length] ?? common;
      const isNew = (text: string) => !dealt.has(text);
      if (!deck.left.some(isNew)) deck.left = shuffle(random, deck.all).filter(isNew);
      const next = deck.left.find(isNew);
      deck.left = deck.left.filter((text) => text !== next);
      if (next) dealt.add(next);
    }
    return [...dealt];
  };
}

function ageOf(random: Random, { state }: SampleTopic): number {
  if (state === 'hot') return random.between(30, 44) * HOUR_MS;
  if (state === 'waiting') return random.between(40, 400) * MINUTE_MS;
  return random.between(3, state === 'pinned' ? 200 : 90) * DAY_MS;
}

/** When the last comment was written: a discussion lasts some days, unless it is pinned or hot. */
function endOf(
  random: Random,
  { state }: SampleTopic,
  { createdAt, now }: { createdAt: Date; now: Date },
): number {
  if (state === 'hot' || state === 'pinned') return now.getTime();
  return Math.min(now.getTime(), createdAt.getTime() + random.between(1, 12) * DAY_MS);
}

function pickLikers(
  random: Random,
  people: readonly SamplePerson[],
  { by, most }: { by: string; most: number },
): string[] {
  const count = Math.max(0, random.between(-1, most));
  const others = shuffle(random, people).filter(({ id }) => id !== by);
  return others.slice(0, count).map(({ id }) => id);
}

/** The handwritten replies in their order, with the others spread among and after them. */
function mixIn(random: Random, replies: readonly string[], fitting: readonly string[]): string[] {
  const left = [...fitting];
  const mixed = replies.flatMap((reply, index) => {
    const share = Math.floor((left.length / (replies.length - index + 1)) * (0.5 + random.next()));
    return [reply, ...left.splice(0, share)];
  });
  return [...mixed, ...left];
}

function shuffle<Item>(random: Random, list: readonly Item[]): Item[] {
  const keyed = list.map((item) => ({ item, key: random.next() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}
