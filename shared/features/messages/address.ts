// The part of an address that names the conversation that is open.

export interface ConversationAddress {
  /** The other person; of somebody who is erased, the thread. */
  with?: string | undefined;
  thread?: string | undefined;
}

/** What is no id is said to be undefined: what is left out the router would lay back as it was given. */
export function parseConversationAddress(search: Readonly<Record<string, unknown>>): ConversationAddress {
  const { with: key, thread } = search;
  if (!isId(key)) return { with: undefined, thread: undefined };
  return { with: key, thread: isId(thread) ? thread : undefined };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
