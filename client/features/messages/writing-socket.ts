// A socket that stands open while somebody writes: an answer that goes there needs nothing of what a request takes.
import {
  WRITING_BREATH_MS,
  WRITING_PATH,
  type WritingAnswer,
  type WritingOrder,
} from '#shared/features/messages/writing.ts';

/** One that has been silent for longer is dead, though nobody has said so: a telephone wakes up on another network. */
const SILENCE_MS = WRITING_BREATH_MS + 10_000;
/** Then the same message, with the same id, goes as a request. */
const PATIENCE_MS = 2000;
/** What could not be opened is not tried at each letter. */
const AGAIN_MS = 10_000;

export interface WritingSocket {
  /** Somebody has a place to write, until what is returned is called; without one there is no socket. */
  sit(): () => void;
  /** They have written something, and may write more: whoever only reads needs no socket. */
  noteWritten(): void;
  /** They are about to write: a socket that was lost is opened anew, unless that failed a moment ago. */
  keepReady(): void;
  /** Null for what did not go this way, or whose answer was lost: it is to be sent as a request. */
  send(order: WritingOrder): Promise<WritingAnswer['sent']>;
}

/** @param hear what is to be told of each frame */
export type OpenSocket = (
  hear: (event: MessageEvent<string>) => void,
) => Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

const openInPage: OpenSocket = (hear) => {
  const socket = new WebSocket(new URL(WRITING_PATH, location.origin.replace(/^http/, 'ws')));
  socket.addEventListener('message', hear);
  const leave = () => socket.close();
  window.addEventListener('offline', leave);
  socket.addEventListener('close', () => window.removeEventListener('offline', leave));
  return socket;
};

/** @param open how to open one; tests bring their own */
export function keepWritingSocket(open: OpenSocket = openInPage): WritingSocket {
  let socket: ReturnType<OpenSocket> | undefined;
  let places = 0;
  let hasWritten = false;
  let heardAt = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  const waiting = new Map<string, (sent: WritingAnswer['sent']) => void>();

  const isSilent = () => Date.now() - heardAt > SILENCE_MS;

  /** Whatever still waits goes as a request. */
  function drop(): void {
    const left = socket;
    socket = undefined;
    left?.close();
    for (const give of waiting.values()) give(null);
  }

  function hear({ data }: MessageEvent<string>): void {
    heardAt = Date.now();
    // A breath.
    if (data === '') return;
    const { messageId, sent } = JSON.parse(data) as WritingAnswer;
    waiting.get(messageId)?.(sent);
  }

  function keepReady(): void {
    if (places === 0 || !hasWritten) return;
    if (socket && isSilent()) drop();
    if (socket || Date.now() - triedAt < AGAIN_MS) return;
    triedAt = Date.now();
    heardAt = triedAt;
    const opened = open(hear);
    socket = opened;
    opened.addEventListener('close', () => {
      if (socket === opened) drop();
    });
  }

  return {
    sit() {
      places += 1;
      keepReady();
      return () => {
        places -= 1;
        if (places === 0) drop();
      };
    },
    noteWritten() {
      hasWritten = true;
      keepReady();
    },
    keepReady,
    send(order) {
      if (!socket || socket.readyState !== WebSocket.OPEN || isSilent()) return Promise.resolve(null);
      socket.send(JSON.stringify(order));
      return new Promise((resolve) => {
        const timer = setTimeout(drop, PATIENCE_MS);
        waiting.set(order.messageId, (sent) => {
          clearTimeout(timer);
          waiting.delete(order.messageId);
          resolve(sent);
        });
      });
    },
  };
}
