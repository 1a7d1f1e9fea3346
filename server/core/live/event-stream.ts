// One browser's open stream of server-sent events.
import type { ServerResponse } from 'node:http';

export interface EventStream {
  readonly userId: string;
  /** The token of the session that opened it. The stream ends with the session. */
  readonly token: string;
  /** The last event that was written; null until the starting point is known. */
  position: number | null;
  /** Writes an event. The browser can resume from one that has a `position`. */
  send(data: unknown, position?: number): void;
  /** Writes a comment, so that proxies keep the connection open. */
  sendHeartbeat(): void;
  /** Whether the write buffer is full. Then nothing is written until `onDrain`. */
  isFull(): boolean;
  end(): void;
}

/** Starts the response. `onDrain` is called when a full stream is writable again, `onClose` once when it is closed. */
export function openEventStream(
  response: ServerResponse,
  options: {
    userId: string;
    token: string;
    headers: Record<string, string>;
    onDrain: () => void;
    onClose: (stream: EventStream) => void;
  },
): EventStream {
  const { userId, token, headers, onDrain, onClose } = options;
  startEventStream(response, headers);
  const stream: EventStream = {
    userId,
    token,
    position: null,
    send(data, position) {
      const id = position === undefined ? '' : `id: ${position}\n`;
      response.write(`${id}data: ${JSON.stringify(data)}\n\n`);
    },
    sendHeartbeat: () => void response.write(':\n\n'),
    isFull: () => response.writableNeedDrain,
    end: () => void response.end(),
  };
  response.on('drain', onDrain);
  response.once('close', () => onClose(stream));
  return stream;
}

/** Sends the head of a response that never ends. */
export function startEventStream(response: ServerResponse, headers: Record<string, string>): void {
  response.on('error', () => undefined);
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would otherwise buffer events.
    'x-accel-buffering': 'no',
  });
  response.socket?.setNoDelay(true);
}
