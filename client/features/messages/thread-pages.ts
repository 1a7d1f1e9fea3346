// The part of a thread that the page knows: a run of messages without a gap, which grows at both ends.
import type { Message } from '#shared/features/messages/contract.ts';

export interface KnownThread {
  /** By position, without a gap. */
  messages: readonly Message[];
  hasOlder: boolean;
}

/** Puts newer messages at the end. Null when something between is missing and has to be fetched. */
export function addNewer(known: KnownThread, newer: readonly Message[]): KnownThread | null {
  const last = known.messages.at(-1)?.position ?? 0;
  const fresh = newer.filter(({ position }) => position > last);
  if (fresh.length === 0) return renew(known, newer);
  if (fresh[0]?.position !== last + 1) return null;
  return { ...known, messages: [...known.messages, ...fresh] };
}

/** Those that are known may have been removed since, or put back. */
function renew(known: KnownThread, told: readonly Message[]): KnownThread {
  const changed = new Map(told.map((message) => [message.id, message]));
  const isOther = ({ id, isRemoved }: Message) => (changed.get(id)?.isRemoved ?? isRemoved) !== isRemoved;
  if (!known.messages.some(isOther)) return known;
  return { ...known, messages: known.messages.map((message) => changed.get(message.id) ?? message) };
}

export function addOlder(known: KnownThread, older: readonly Message[], hasOlder: boolean): KnownThread {
  const first = known.messages[0]?.position ?? Number.POSITIVE_INFINITY;
  return { messages: [...older.filter(({ position }) => position < first), ...known.messages], hasOlder };
}
