// What is on its way to somebody: sent in order, sent again when the network fails, and given back when it cannot be sent.

import { newId } from '../../core/new-id.ts';
import type { WaitingPicture } from './message-drafts.ts';

/** How long to wait before each further try, in ms. A message that was refused is not tried again. */
const PAUSES_MS = [300, 1200];

export interface Outgoing {
  /** Made here, so that what is sent twice is one message. */
  id: string;
  threadId: string;
  content: string;
  pictures: readonly WaitingPicture[];
  /** As the site's own word. */
  asStaff: boolean;
  createdAt: string;
}

export interface OutboxParts<Sent> {
  post: (message: Outgoing) => Promise<Sent>;
  /** The server has it. */
  onSent: (sent: Sent) => void;
  /** It could not be sent, nor could those that waited behind it: their texts are to be written again. */
  onFailed: (threadId: string, messages: readonly Outgoing[], error: unknown) => void;
  /** Whether the server has said no, and would say so again. */
  isRefused: (error: unknown) => boolean;
  /** Does what is only to be seen, once what is to be sent is on its way: to draw first would hold it up. */
  later: (draw: () => void) => void;
}

export interface Outbox {
  /** Takes a message; `id` for one that was tried before, so that it cannot arrive twice. */
  send(message: Omit<Outgoing, 'id' | 'createdAt'> & { id?: string | undefined }): Outgoing;
  /** What is on its way in a thread, oldest first; the same list until something changes. */
  list(threadId: string): readonly Outgoing[];
  /** It has arrived, whatever the answer to its sending was or will be. */
  noteArrived(id: string): void;
  subscribe(changed: () => void): () => void;
}

const none: readonly Outgoing[] = [];

export function openOutbox<Sent>(parts: OutboxParts<Sent>): Outbox {
  const { post, onSent, onFailed, isRefused, later } = parts;
  const queues = new Map<string, readonly Outgoing[]>();
  const busy = new Set<string>();
  const watchers = new Set<() => void>();

  function set(threadId: string, queue: readonly Outgoing[]): void {
    if (queue.length > 0) queues.set(threadId, queue);
    else queues.delete(threadId);
  }

  function tell(): void {
    for (const changed of watchers) changed();
  }

  const list = (threadId: string) => queues.get(threadId) ?? none;

  /** One at a time, so that they arrive in the order in which they were written. */
  async function sendAll(threadId: string): Promise<void> {
    if (busy.has(threadId)) return;
    busy.add(threadId);
    for (let next = list(threadId)[0]; next; next = list(threadId)[0]) {
      const message = next;
      try {
        const sent = await deliver(message);
        if (sent) onSent(sent);
        drop(message.id);
      } catch (error) {
        const queue = list(threadId);
        set(threadId, none);
        tell();
        if (queue.length > 0) onFailed(threadId, queue, error);
      }
    }
    busy.delete(threadId);
  }

  /** Undefined for one that has arrived by the live line meanwhile. */
  async function deliver(message: Outgoing): Promise<Sent | undefined> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await post(message);
      } catch (error) {
        if (!isWaiting(message)) return undefined;
        const pause = PAUSES_MS[failures];
        if (pause === undefined || isRefused(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (!isWaiting(message)) return undefined;
      }
    }
  }

  function isWaiting({ threadId, id }: Outgoing): boolean {
    return list(threadId).some((waiting) => waiting.id === id);
  }

  function drop(id: string): void {
    for (const [threadId, queue] of queues) {
      if (queue.some((message) => message.id === id)) {
        set(
          threadId,
          queue.filter((message) => message.id !== id),
        );
        tell();
      }
    }
  }

  return {
    send({ id = newId(), ...given }) {
      const { threadId } = given;
      const message = { ...given, id, createdAt: new Date().toISOString() };
      set(threadId, [...list(threadId), message]);
      void sendAll(threadId);
      later(tell);
      return message;
    },
    list,
    noteArrived: drop,
    subscribe(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
