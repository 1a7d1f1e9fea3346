// Answers requests that never reach the app: invalid HTTP, requests that arrive too slowly, Expect headers and CONNECT.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID_HEADER } from '../request-id.ts';

const unreadable = { code: 'BAD_REQUEST', message: 'Det du skickade gick inte att läsa.' };
const answers = {
  400: unreadable,
  408: {
    code: 'REQUEST_TIMEOUT',
    message: 'Det tog för lång tid att ta emot det du skickade. Försök igen.',
  },
  417: { code: 'EXPECTATION_FAILED', message: unreadable.message },
  431: {
    code: 'REQUEST_HEADER_FIELDS_TOO_LARGE',
    message: 'Adressen eller webbläsarens kakor är för långa. Rensa sajtens kakor och försök igen.',
  },
};
type Status = keyof typeof answers;

const statuses: Record<string, Status> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Time for the client to read the answer. */
const CLOSING_MS = 1000;

/** Answers in the format of all errors and closes the connection, also for a client that leaves it open. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // The client has left.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const { headers, body } = answerOf(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  const closing = setTimeout(() => socket.destroy(), CLOSING_MS);
  socket.once('close', () => clearTimeout(closing));
}

/**
 * Refuses an HTTP/1.1 request without a Host header, which Node would answer with an empty body. Returns whether it did.
 * Needs `requireHostHeader: false`.
 */
export function refuseWithoutHost(
  { headers, httpVersion }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (headers.host !== undefined || httpVersion !== '1.1') return false;
  refuse(response, 400);
  return true;
}

/** Refuses Expect headers other than 100-continue, and CONNECT requests, which are meant for proxies. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417));
  server.on('connect', (_request, socket: Socket) => answerBrokenRequest(new Error('CONNECT'), socket));
}

function refuse(response: ServerResponse, status: Status): void {
  const { headers, body } = answerOf(status);
  response.writeHead(status, headers).end(body);
}

function answerOf(status: Status): { headers: Record<string, string>; body: string } {
  const { code, message } = answers[status];
  const body = JSON.stringify({ defined: false, code, status, message });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [REQUEST_ID_HEADER]: crypto.randomUUID(),
    connection: 'close',
  };
  return { headers, body };
}
