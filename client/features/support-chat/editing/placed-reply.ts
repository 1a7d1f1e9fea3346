// Places a written reply among the replies of the support chat. A reply has no id: it is found by what it contains.
import type { DefaultReply, StoredReplies } from '#shared/features/support-chat/contract.ts';

/** The default reply has no keywords. */
export type Reply = DefaultReply & { keywords?: string[] };

export function isSameReply(one: Reply | undefined, other: Reply | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Null if there is no such reply any more. */
export function replaceReply(current: StoredReplies, reply: Reply, written: Reply): StoredReplies | null {
  if (!reply.keywords)
    return isSameReply(current.defaultReply, reply) ? { ...current, defaultReply: written } : null;
  const place = current.replies.findIndex((other) => isSameReply(other, reply));
  if (place === -1) return null;
  return { ...current, replies: current.replies.toSpliced(place, 1, withKeywords(written)) };
}

/** It becomes the last. */
export function addReply(current: StoredReplies, written: Reply): StoredReplies {
  return { ...current, replies: [...current.replies, withKeywords(written)] };
}

/** The reply as it is now: the same one, or one with its keywords or its text. Undefined if it was removed. */
export function currentOf({ replies, defaultReply }: StoredReplies, reply: Reply): Reply | undefined {
  if (!reply.keywords) return defaultReply;
  const keywords = reply.keywords.join();
  return (
    replies.find((other) => isSameReply(other, reply)) ??
    replies.find((other) => other.keywords.join() === keywords) ??
    replies.find(({ text }) => text === reply.text)
  );
}

function withKeywords(reply: Reply): StoredReplies['replies'][number] {
  return { ...reply, keywords: reply.keywords ?? [] };
}
