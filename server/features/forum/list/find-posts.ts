// Lists posts, in an order or by a search. Searches are queued, since the visitor's input decides how expensive they are.
import type { ForumActivity, PostList, PostSearch } from '#shared/features/forum/list/contract.ts';
import { EXCERPT_LENGTH, isHot } from '#shared/features/forum/rules.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import { parseMarkdown, summarise } from '../../../core/markdown/markdown.ts';
import { findClosest } from '../../../core/search/closest-texts.ts';
import { loadSynonyms } from '../../../core/search/synonyms.ts';
import { loadTermStatistics } from '../../../core/search/term-statistics.ts';
import { createSearchQueue } from '../../../core/search/search-queue.ts';
import { type Query, readWithin } from '../../../database/statement-timeout.ts';
import { viewAuthor } from '../author-sql.ts';
import { readPostCursor } from './cursor.ts';
import { startAtHit } from './hit-excerpt.ts';
import { type ListedPost, type ListPlan, readPosts } from './list-queries.ts';
import { countActivity, findTitles } from './activity-queries.ts';
import { type ForumSearch, planSearch } from './search-conditions.ts';

const PAGE_SIZE = 24;
const ACTIVE_THREADS = 5;

/** Shared by all sites of a process. */
const queue = createSearchQueue();

/** @throws ORPCError UNPROCESSABLE_CONTENT for a cursor that is not valid; SERVICE_UNAVAILABLE for a slow search */
export async function findPosts(
  { database, answerCache, queueEntry }: Pick<RequestContext, 'database' | 'answerCache' | 'queueEntry'>,
  { search, exact, category, sort = 'activity', after, before }: PostSearch,
): Promise<PostList> {
  const cursor = before ?? after;
  const from =
    cursor === undefined ? null : { cursor: readPostCursor(cursor, sort), isBackwards: before !== undefined };
  const plain = plainText(search ?? '');
  const plan = { sort, category, typed: null, from, limit: PAGE_SIZE + 1 };
  if (plain === '') return readPage((statement) => database.pool.query(statement), plan);
  const synonyms = await loadSynonyms({ database, answerCache });
  const statistics = {
    posts: await loadTermStatistics({ database, answerCache }, 'forum_posts'),
    comments: await loadTermStatistics({ database, answerCache }, 'forum_comment_words'),
  };
  const findTyped = (query: Query, typed: ForumSearch) => readPage(query, { ...plan, typed });
  const find = async (query: Query) => {
    const typed = planSearch(plain, synonyms, statistics);
    const list = await findTyped(query, typed);
    if (list.posts.length > 0 || exact) return list;
    const { words, phrases } = typed;
    const unmatched = { table: 'forum_search_words', typed: plain, words, phrases } as const;
    const closest = await findClosest(query, unmatched, async (text) => {
      const found = await findTyped(query, planSearch(text, synonyms, statistics));
      return found.posts.length === 0 ? null : found;
    });
    return closest ? { ...closest.list, corrected: { shown: closest.shown, typed: plain } } : list;
  };
  return queue.run((maxMs) => readWithin(database.searches, maxMs, find), queueEntry());
}

/** The newest posts that their authors have not deleted, as visitors see them. */
export async function listNewest(
  { database }: Pick<Services, 'database'>,
  category: PostSearch['category'],
): Promise<PostList['posts']> {
  const plan = { sort: 'newest', category, typed: null, from: null, limit: PAGE_SIZE } as const;
  const found = await readPosts((statement) => database.pool.query(statement), plan);
  // The list starts with pinned posts, so it is sorted again. A deleted post has no text.
  return found
    .filter(({ excerpt }) => excerpt !== '')
    .map((post) => viewPost(post, null))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Reads a page. A cursor with too few posts before it, or none after it, gives the first page. */
async function readPage(query: Query, plan: ListPlan): Promise<PostList> {
  const { from } = plan;
  const isBackwards = from?.isBackwards ?? false;
  const found = await readPosts(query, plan);
  if (from && found.length < (isBackwards ? PAGE_SIZE : 1)) return readPage(query, { ...plan, from: null });
  const hasMore = found.length > PAGE_SIZE;
  const shown = found.slice(0, PAGE_SIZE);
  if (isBackwards) shown.reverse();
  return {
    posts: shown.map((post) => viewPost(post, plan.typed)),
    corrected: null,
    next: isBackwards || hasMore ? (shown.at(-1)?.cursor ?? null) : null,
    previous: (isBackwards ? hasMore : from !== null) ? (shown[0]?.cursor ?? null) : null,
  };
}

/** The list is the same for everyone, so authors are shown as to visitors. */
function viewPost(
  { author, recent, excerpt, hit, cursor: _cursor, ...post }: ListedPost,
  typed: ListPlan['typed'],
): PostList['posts'][number] {
  const searched = typed ? [...typed.phrases, ...typed.words.map(({ text }) => text), typed.text] : [];
  return {
    ...post,
    excerpt: summarise(toPlainText(excerpt), EXCERPT_LENGTH),
    hit: hit && {
      number: hit.number,
      excerpt: summarise(startAtHit(toPlainText(hit.excerpt), searched), EXCERPT_LENGTH),
    },
    author: viewAuthor(author, null),
    isHot: isHot(recent),
  };
}

function toPlainText(markdown: string): string {
  return parseMarkdown(markdown).toPlainText();
}

/** Counts are a minute old at most; a thread that has been hidden is left out from the next request on. */
export async function findActivity({
  database,
  answerCache,
}: Pick<Services, 'database' | 'answerCache'>): Promise<ForumActivity> {
  const load = () => countActivity(database, 4 * ACTIVE_THREADS);
  const { busiest, ...today } = await answerCache.getOrLoad('forum-activity', 'forum-activity', load);
  const titles = await findTitles(
    database,
    busiest.map(({ id }) => id),
  );
  const active = busiest.flatMap(({ id, comments }) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ id, title, comments }];
  });
  return { ...today, active: active.slice(0, ACTIVE_THREADS) };
}
