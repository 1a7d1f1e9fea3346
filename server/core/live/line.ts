// One browser's open line: server-sent events, written as far as the browser takes them.
import type { ServerResponse } from 'node:http';

export interface Line {
  readonly userId: string;
  /** Which session opened it: the line ends with it. */
  readonly token: string;
  /** The last event that was written; null until it is known where to begin. */
  position: number | null;
  /** Writes an event; `position` lets the browser go on from there. */
  say(data: unknown, position?: number): void;
  /** Keeps the way open through what stands between. */
  breathe(): void;
  /** Whether the browser has more to read than it takes: nothing is to be written until `onDrain`. */
  isFull(): boolean;
  end(): void;
}

/** Begins the answer. `onDrain` when a full line has room again, `onGone` once when it is over. */
export function openLine(
  response: ServerResponse,
  given: {
    userId: string;
    token: string;
    headers: Record<string, string>;
    onDrain: (line: Line) => void;
    onGone: (line: Line) => void;
  },
): Line {
  const { userId, token, headers, onDrain, onGone } = given;
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // What stands between, as nginx, would otherwise wait for more.
    'x-accel-buffering': 'no',
  });
  response.socket?.setNoDelay(true);
  const line: Line = {
    userId,
    token,
    position: null,
    say(data, position) {
      const id = position === undefined ? '' : `id: ${position}\n`;
      response.write(`${id}data: ${JSON.stringify(data)}\n\n`);
    },
    breathe: () => void response.write(':\n\n'),
    isFull: () => response.writableNeedDrain,
    end: () => void response.end(),
  };
  response.on('drain', () => onDrain(line));
  response.once('close', () => onGone(line));
  response.on('error', () => undefined);
  return line;
}
