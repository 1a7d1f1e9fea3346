// Rules of the forum: its categories and orders, what is hot and popular, and what waits for approval. Pure.
import { DAY_MS } from '../../durations.ts';
import { MAX_SECONDS_TO_UNDO, UNDO_GRACE_SECONDS } from '../../undo.ts';

/** Source: spec 1 §9 Forum categories. */
export const FORUM_CATEGORIES = [
  'Allmän diskussion',
  'Träningstips',
  'Matchanalys',
  'Utrustning',
  'Ligaspel',
  'Nybörjare',
] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

/** The first is the default. */
export const POST_SORTS = ['activity', 'newest', 'popular', 'unanswered'] as const;
export type PostSort = (typeof POST_SORTS)[number];

export const POST_STATUSES = ['pending', 'approved', 'rejected', 'removed'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const MAX_TITLE_LENGTH = 150;
export const MAX_POST_LENGTH = 20_000;
export const MAX_COMMENT_LENGTH = 10_000;
/** Greatest number of comments of a post. */
export const MAX_COMMENTS = 1_000_000;

/** Characters of the text in the list of the forum, and in the table of the back office. Source of the latter: spec 2 §9. */
export const EXCERPT_LENGTH = 240;
export const PREVIEW_LENGTH = 100;

/** Greatest number of pictures in a post or comment. */
export const MAX_PICTURES_PER_TEXT = 5;

/** Seconds after which a deleted text can no longer be restored and is erased. */
export const RESTORABLE_SECONDS = MAX_SECONDS_TO_UNDO + UNDO_GRACE_SECONDS;

export const HOT_HOURS = 48;
export const HOT_COMMENTS = 10;
export const HOT_PEOPLE = 5;

/** Whether a thread is hot, by the comments and the people who wrote them in the last `HOT_HOURS`. */
export function isHot({ comments, people }: { comments: number; people: number }): boolean {
  return comments >= HOT_COMMENTS && people >= HOT_PEOPLE;
}

export const POPULAR_DAYS = 7;

/** Popularity: the likes, and this many for each person who commented, in the last `POPULAR_DAYS`. */
export const COMMENTER_WEIGHT = 2;

// Bounded and anchored, so that a long text takes time in proportion to its length.
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d-])[\p{L}\d-]{1,63}\.(?:se|com|nu|net|org|io|eu|info|ru|cn|xyz|shop)(?![\p{L}\d])\S*/giu;

const PUNCTUATION_AT_END = /(?<![^\p{L}\d/])[^\p{L}\d/]+$/u;

/** The links of a text, and addresses that look like links, without trailing punctuation. */
export function linksIn(text: string): Set<string> {
  return new Set(
    Array.from(text.matchAll(LINK), ([link]) => link.toLowerCase().replace(PUNCTUATION_AT_END, '')),
  );
}

/**
 * Whether a new text waits for approval: the first ones of an account, and links of an account younger than a day. An
 * edit waits only for a link that it adds, so `addsLink` compares it with the earlier text.
 */
export function mustWait(
  text: { isNew: boolean; addsLink: () => boolean },
  author: { isStaff: boolean; approved: number; createdAt: Date },
  settings: { heldPosts: number; holdsLinks: boolean; now: Date },
): boolean {
  if (author.isStaff) return false;
  if (text.isNew && author.approved < settings.heldPosts) return true;
  const isYoung = settings.now.getTime() - author.createdAt.getTime() < DAY_MS;
  return settings.holdsLinks && isYoung && text.addsLink();
}
