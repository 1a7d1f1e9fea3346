// Search parameters of the inbox: the open conversation, and the search of the list.

export const MAX_SEARCH_LENGTH = 100;

export interface ConversationAddress {
  /** The other user's id; for an erased account, the thread's. */
  with?: string | undefined;
  thread?: string | undefined;
}

/** An invalid id is returned as undefined instead of left out: the router would restore a missing parameter. */
export function parseConversationAddress(search: Readonly<Record<string, unknown>>): ConversationAddress {
  const { with: key, thread } = search;
  if (!isId(key)) return { with: undefined, thread: undefined };
  return { with: key, thread: isId(thread) ? thread : undefined };
}

export interface InboxAddress extends ConversationAddress {
  search?: string | undefined;
}

export function parseInboxAddress(params: Readonly<Record<string, unknown>>): InboxAddress {
  const search = typeof params['search'] === 'string' ? searchOf(params['search']) : '';
  return { ...parseConversationAddress(params), search: search || undefined };
}

/** What is searched for a typed text. */
export function searchOf(typed: string): string {
  return typed.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
