// The place of events between messages.
import { expect, it } from 'vitest';
import type { Message, ThreadEvent } from '#shared/features/messages/contract.ts';
import { withEvents } from './thread-events.ts';

const message = (position: number) => ({ id: `m${position}`, position }) as Message;
const event = (id: string, afterPosition: number) => ({ id, afterPosition }) as ThreadEvent;
const ids = (positions: number[], events: ThreadEvent[], hasOlder = false) =>
  withEvents({ messages: positions.map(message), hasOlder }, events).map(({ id }) => id);

it('places each event after the message that it followed, in order', () => {
  const events = [event('first', 0), event('a', 2), event('b', 2), event('last', 3)];
  expect(ids([1, 2, 3], events)).toEqual(['first', 'm1', 'm2', 'a', 'b', 'm3', 'last']);
});

it('leaves out events before the loaded messages until those are loaded', () => {
  const events = [event('a', 9), event('b', 10), event('c', 12)];
  expect(ids([10, 11], events, true)).toEqual(['m10', 'b', 'm11', 'c']);
  expect(ids([9, 10, 11], events, true)).toEqual(['m9', 'a', 'm10', 'b', 'm11', 'c']);
});
