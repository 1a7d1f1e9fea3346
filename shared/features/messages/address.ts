// The part of an address that names the conversation that is open.

export interface ConversationAddress {
  /** The other person; of somebody who is erased, the thread. */
  with?: string;
  thread?: string;
}

export function parseConversationAddress(search: Readonly<Record<string, unknown>>): ConversationAddress {
  const { with: key, thread } = search;
  if (!isId(key)) return {};
  return isId(thread) ? { with: key, thread } : { with: key };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
