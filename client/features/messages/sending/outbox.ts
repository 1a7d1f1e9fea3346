// Messages being sent: in order, again when the network fails, and given back when they cannot be sent.
import { SEND_RETRY_MS } from '#shared/live-timing.ts';
import { newId } from '../../../core/new-id.ts';
import type { WaitingPicture } from './message-drafts.ts';

export interface Outgoing {
  /** Made by the browser, so that a message sent twice is stored once. */
  id: string;
  threadId: string;
  content: string;
  pictures: readonly WaitingPicture[];
  /** Sent as staff. */
  asStaff: boolean;
  createdAt: string;
}

export interface OutboxParts<Sent> {
  post: (message: Outgoing) => Promise<Sent>;
  /** The server has it. */
  onSent: (sent: Sent) => void;
  /** The first could not be sent, and the rest were not tried. */
  onFailed: (threadId: string, messages: readonly Outgoing[], error: unknown) => void;
  /** Whether the server refused it, and would refuse it again. */
  isRefused: (error: unknown) => boolean;
  /** Defers rendering, which would delay the request. */
  later: (render: () => void) => void;
}

export interface Outbox {
  /** Queues a message. One that was tried before has an `id`, so that it cannot arrive twice. */
  send(message: Omit<Outgoing, 'id' | 'createdAt'> & { id?: string | undefined }): Outgoing;
  /** The messages being sent in a thread, oldest first; the same list until it changes. */
  list(threadId: string): readonly Outgoing[];
  /** The message has arrived, whatever becomes of its request. */
  noteArrived(id: string): void;
  subscribe(onChange: () => void): () => void;
}

const none: readonly Outgoing[] = [];

export function openOutbox<Sent>(parts: OutboxParts<Sent>): Outbox {
  const { post, onSent, onFailed, isRefused, later } = parts;
  const queues = new Map<string, readonly Outgoing[]>();
  const busy = new Set<string>();
  const subscribers = new Set<() => void>();

  function set(threadId: string, queue: readonly Outgoing[]): void {
    if (queue.length > 0) queues.set(threadId, queue);
    else queues.delete(threadId);
  }

  function notify(): void {
    for (const onChange of subscribers) onChange();
  }

  const list = (threadId: string) => queues.get(threadId) ?? none;

  /** One at a time, so that they arrive in order. */
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
        notify();
        if (queue.length > 0) onFailed(threadId, queue, error);
      }
    }
    busy.delete(threadId);
  }

  /** Undefined for a message that arrived by a live event meanwhile. */
  async function deliver(message: Outgoing): Promise<Sent | undefined> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await post(message);
      } catch (error) {
        if (!isWaiting(message)) return undefined;
        const pause = SEND_RETRY_MS[failures];
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
        notify();
      }
    }
  }

  return {
    send({ id = newId(), ...given }) {
      const { threadId } = given;
      const message = { ...given, id, createdAt: new Date().toISOString() };
      set(threadId, [...list(threadId), message]);
      void sendAll(threadId);
      later(notify);
      return message;
    },
    list,
    noteArrived: drop,
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
