// The pending action of a visitor in the forum, as a string that is stored while they sign in on another page. A comment needs
// none: its form opens with the draft.
import { createPendingRequest } from '../../../core/pending-request.ts';

export const PENDING_POST = 'write-post';

/** Opens the form of a new post. */
export const newPostRequest = createPendingRequest();

export function formatLikeAction(postId: string, number: number): string {
  return `like-forum ${postId} ${number}`;
}

/** Null when the string is not a like. */
export function parseLikeAction(pendingAction: string): { id: string; number: number } | null {
  const [action, id = '', number = ''] = pendingAction.split(' ');
  return action === 'like-forum' && /^\d+$/.test(number) ? { id, number: Number(number) } : null;
}
