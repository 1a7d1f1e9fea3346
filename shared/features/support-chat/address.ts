// Search parameters of the list of the support chat's replies in the back office.
import { parseTableAddress } from '../../table-address.ts';

/** Without an order and pages: a question is answered by the first reply that matches, and there are at most MAX_CHAT_REPLIES. */
export interface RepliesAddress {
  /** A part of a keyword or of a reply. */
  search?: string;
}

/** Ignores invalid parameters. */
export function parseRepliesAddress({ search }: Readonly<Record<string, unknown>>): RepliesAddress {
  return parseTableAddress({ search }, {});
}

interface Answer {
  text: string;
  linkLabel: string;
  linkPath: string;
}

/** The default reply has neither keywords nor a place. */
export interface ListedReply extends Answer {
  keywords?: string[];
  /** Its place among all replies. */
  place?: number;
}

/** Those of all replies that a list shows, in their order; the default reply is last. */
export function chooseReplies(
  { replies, defaultReply }: { replies: readonly (Answer & { keywords: string[] })[]; defaultReply: Answer },
  { search = '' }: { search?: string | undefined },
): ListedReply[] {
  const wanted = search.normalize('NFC').toLowerCase();
  const listed: ListedReply[] = [...replies.map((reply, place) => ({ ...reply, place })), defaultReply];
  return listed.filter(({ keywords = [], text }) =>
    [...keywords, text].some((part) => part.toLowerCase().includes(wanted)),
  );
}
