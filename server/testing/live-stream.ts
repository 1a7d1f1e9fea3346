// A client of the live stream, for tests.
import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ReceivedEvent {
  topic: string;
  /** The position to resume from; undefined for events that are not stored. */
  position: number | undefined;
  [detail: string]: unknown;
}

export interface TestStream {
  status: number;
  /** Resolves to the first unread event of a topic, also one already received. Rejects if the stream ends before. */
  next(topic: string): Promise<ReceivedEvent>;
  /** Waits for an event with these values and skips earlier ones of its topic, such as counts sent for another event. */
  nextWith(values: { topic: string } & Record<string, unknown>): Promise<ReceivedEvent>;
  /** All events received so far that `next` has not returned. */
  received: ReceivedEvent[];
  /** Resolves when the server closes the stream. */
  ended: Promise<void>;
  close(): void;
}

export function openTestStream(address: string, cookie: string, after?: number): Promise<TestStream> {
  return readTestStream(`${address}/api/me/live${after === undefined ? '' : `?after=${after}`}`, cookie);
}

/** Any stream of server-sent events in JSON. */
export async function readTestStream(url: string, cookie = ''): Promise<TestStream> {
  const abort = new AbortController();
  const answer = await fetch(url, {
    headers: { cookie },
    signal: abort.signal,
  });
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  let hasEnded = false;
  const readEvents = async () => {
    if (!answer.ok || !answer.body) return answer.body?.cancel();
    const events = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { id, data } of events) {
      received.push({
        ...(JSON.parse(data) as ReceivedEvent),
        position: id === undefined ? undefined : Number(id),
      });
      for (const check of waiting) check();
    }
  };
  const ended = readEvents()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
      for (const check of waiting) check();
    });
  const next = (topic: string) =>
    new Promise<ReceivedEvent>((resolve, reject) => {
      const check = () => {
        const at = received.findIndex((event) => event.topic === topic);
        const [found] = at < 0 ? [] : received.splice(at, 1);
        if (!found && !hasEnded) return;
        waiting.delete(check);
        if (found) resolve(found);
        else reject(new Error(`the stream ended before an event of ${topic}`));
      };
      waiting.add(check);
      check();
    });
  const nextWith = async (values: { topic: string } & Record<string, unknown>) => {
    for (;;) {
      const event = await next(values.topic);
      if (Object.entries(values).every(([name, value]) => event[name] === value)) return event;
    }
  };
  return {
    status: answer.status,
    received,
    ended,
    next,
    nextWith,
    close: () => abort.abort(),
  };
}
