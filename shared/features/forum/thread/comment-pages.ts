// The pages of a thread: how many comments a page has, and on which page a comment is.
import { postPath } from '../../../paths.ts';

export const COMMENTS_PER_PAGE = 50;

/** The page that a comment is on; the first for the post itself. */
export function pageOfComment(number: number): number {
  return Math.max(1, Math.ceil(number / COMMENTS_PER_PAGE));
}

/** The page that the search of an address names; the first for an invalid one. The first page has no parameter. */
export function pageInSearch({ sida }: Readonly<Record<string, unknown>>): number {
  return typeof sida === 'string' && /^[1-9]\d{0,5}$/.test(sida) ? Number(sida) : 1;
}

/** The address of a comment, on its page; that of the post for number 0. */
export function commentPath(postId: string, number: number): string {
  return number === 0 ? postPath(postId) : postPath(postId, { page: pageOfComment(number), number });
}
