// Sends one message to the server.
import type { Message } from '#shared/features/messages/contract.ts';
import { SEND_TIMEOUT_MS } from '#shared/live-timing.ts';
import type { ApiQueries } from '../../../core/endpoint-queries.ts';
import { readLiveState } from '../../../core/live/connection-state.ts';
import { idsOf } from './message-drafts.ts';
import type { Outgoing } from './outbox.ts';

export function postMessage(api: ApiQueries, message: Outgoing): Promise<{ message: Message }> {
  const { threadId, id, first, content, pictures, asStaff } = message;
  const options = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
  if (first) {
    const { recipientId, adId, subject } = first;
    return api.messages.send.call({ id, recipientId, adId, subject, content }, options);
  }
  const reply = { id: threadId, messageId: id, content, pictureIds: idsOf(pictures) };
  return api.messages.reply.call({ ...reply, ...(asStaff && { asStaff }) }, options);
}

/** Whether there is no connection to the server. */
export function isOffline(): boolean {
  return readLiveState() === 'lost' || globalThis.navigator?.onLine === false;
}
