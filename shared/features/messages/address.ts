// Search parameters that identify the open conversation.

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

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
