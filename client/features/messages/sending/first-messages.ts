// The first messages in an outbox: they have no thread to be shown in.
import type { Outbox, Outgoing } from './outbox.ts';

/** Returns a function that lists them, oldest first; the same list until it changes. */
export function listFirstMessages(outbox: Outbox): () => readonly Outgoing[] {
  let listed: readonly Outgoing[] = [];
  return () => {
    const waiting = outbox.threadIds().flatMap((id) => outbox.list(id).filter(({ first }) => first));
    const isSame = waiting.length === listed.length && waiting.every((message, at) => message === listed[at]);
    if (!isSame) listed = waiting;
    return listed;
  };
}
