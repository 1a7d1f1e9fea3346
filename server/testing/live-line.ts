// A browser's live line, as a test holds it.
import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface Heard {
  topic: string;
  /** The place to go on from; undefined for what is not kept. */
  position: number | undefined;
  [detail: string]: unknown;
}

export interface TestLine {
  status: number;
  /** The next of a topic, also one that has come already. Rejects when the line ends before. */
  next(topic: string): Promise<Heard>;
  /** All that has been heard so far and not taken by `next`. */
  heard: Heard[];
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close(): void;
}

export async function openLine(address: string, cookie: string, after?: number): Promise<TestLine> {
  const giveUp = new AbortController();
  const answer = await fetch(`${address}/api/me/live${after === undefined ? '' : `?after=${after}`}`, {
    headers: { cookie },
    signal: giveUp.signal,
  });
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const listen = async () => {
    if (!answer.ok || !answer.body) return answer.body?.cancel();
    const events = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { id, data } of events) {
      heard.push({ ...(JSON.parse(data) as Heard), position: id === undefined ? undefined : Number(id) });
      for (const look of waiting) look();
    }
  };
  const ended = listen()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      for (const look of waiting) look();
    });
  return {
    status: answer.status,
    heard,
    ended,
    next: (topic) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const at = heard.findIndex((event) => event.topic === topic);
          const [found] = at < 0 ? [] : heard.splice(at, 1);
          if (!found && !isOver) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`the line ended before any ${topic} came`));
        };
        waiting.add(look);
        look();
      }),
    close: () => giveUp.abort(),
  };
}
