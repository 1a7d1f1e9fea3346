// Places the events of a thread between its messages.
import type { ThreadEvent } from '#shared/features/messages/contract.ts';
import type { CachedThread } from './thread-cache.ts';

/** Each event after the message that it followed; events before the loaded messages are left out while there are older ones. */
export function withEvents<Message extends CachedThread['messages'][number]>(
  { messages, hasOlder }: { messages: readonly Message[]; hasOlder: boolean },
  events: readonly ThreadEvent[],
): (Message | ThreadEvent)[] {
  const first = messages[0]?.position ?? 1;
  const shown = hasOlder ? events.filter(({ afterPosition }) => afterPosition >= first) : events;
  const isLast = (event: ThreadEvent, index: number) =>
    event.afterPosition <= (messages[index]?.position ?? 0) || index === messages.length - 1;
  const items: (Message | ThreadEvent)[] = shown.filter(({ afterPosition }) => afterPosition < first);
  let next = items.length;
  for (const [index, message] of messages.entries()) {
    items.push(message);
    for (let event = shown[next]; event && isLast(event, index); event = shown[next]) {
      items.push(event);
      next += 1;
    }
  }
  return items;
}
