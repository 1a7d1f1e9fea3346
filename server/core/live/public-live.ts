// Pushes events to the browsers of visitors: the streams that are open in this process, and what is written to them. Signed-in
// users get the same events by their own stream.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { Bus } from '../bus/bus.ts';
import type { Logger } from '../process/logger.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { Live } from './live.ts';
import { createRecentEvents, type PublicEvents } from './public-events.ts';
import { createRefetch } from './refetch.ts';

export interface PublicLive {
  /** Adds a response whose head is sent, and sends the latest events. */
  join(response: ServerResponse, visitor: { ip: string; closed: ReadonlySet<PageName> }): void;
  /** The number of open streams. */
  count(): number;
  close(): void;
}

interface PublicStream {
  response: ServerResponse;
  ip: string;
  sendHeartbeat(): void;
  end(): void;
}

/**
 * @param options.events what features declare, by topic
 * @param options.listClosedPages the pages that are closed now, from memory
 * @param options.noteReader called with the request of each stream at its heartbeats
 */
export function openPublicLive(options: {
  live: Pick<Live, 'onBroadcast'>;
  bus: Pick<Bus, 'subscribe'>;
  logger: Logger;
  events: PublicEvents;
  listClosedPages: () => Promise<PageName[]>;
  noteReader: (request: IncomingMessage, ip: string) => void;
}): PublicLive {
  const { live, bus, logger, events, listClosedPages, noteReader } = options;
  const recent = createRecentEvents();
  const heartbeat = startHeartbeat<PublicStream>((streams) => {
    for (const { response, ip } of streams) noteReader(response.req, ip);
  });
  let sending = Promise.resolve();
  const refetch = createRefetch<PublicStream>(({ response }) =>
    write(response, textOf({ topic: 'hello', isFresh: true })),
  );

  // One after the other, so that events stay in order.
  const unsubscribe = live.onBroadcast((event) => {
    sending = sending.then(() => send(event)).catch((error: unknown) => dropEvent(error));
  });
  // A null notice means that events of other processes may have been missed.
  const unsubscribeFromBus = bus.subscribe((notice) => {
    if (!notice) refetchAll();
  });

  async function send(event: object): Promise<void> {
    const topic = 'topic' in event ? String(event.topic) : '';
    const declared = Object.hasOwn(events, topic) ? events[topic] : undefined;
    if (!declared) return;
    const { closedWith, about } = declared;
    if (closedWith && (await listClosedPages()).includes(closedWith)) return;
    const text = textOf(event);
    recent.add(`${topic} ${about ? String(Reflect.get(event, about)) : ''}`, { text, closedWith });
    for (const { response } of heartbeat.streams()) write(response, text);
  }

  /** For an event that may be of a closed page: the settings could not be read. */
  function dropEvent(error: unknown): void {
    logger.warn({ err: error }, 'Could not send a live event to visitors');
    refetchAll();
  }

  function refetchAll(): void {
    recent.clear();
    refetch.start(heartbeat.streams());
  }

  return {
    join(response, { ip, closed }) {
      const stream: PublicStream = {
        response,
        ip,
        sendHeartbeat: () => write(response, ':\n\n'),
        end: () => void response.end(),
      };
      heartbeat.add(stream);
      response.once('close', () => heartbeat.remove(stream));
      const hello = textOf({ topic: 'hello', isFresh: false, coveredMs: recent.coveredMs() });
      response.write(hello + recent.read(closed));
    },
    count: heartbeat.count,
    close() {
      unsubscribe();
      unsubscribeFromBus();
      refetch.stop();
      heartbeat.close();
    },
  };
}

/** Disconnects a browser that does not read, instead of buffering events for it. The browser then reconnects. */
function write(response: ServerResponse, text: string): void {
  if (response.writableNeedDrain) response.destroy();
  else if (!response.writableEnded) response.write(text);
}

function textOf(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
