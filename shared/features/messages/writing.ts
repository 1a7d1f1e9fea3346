// What goes over the socket on which a browser writes its answers, and what comes back.
import type { Message } from './contract.ts';

export const WRITING_PATH = '/api/me/writing';

/** The server says something at least this often, so that a browser knows that the way is open. */
export const WRITING_BREATH_MS = 25_000;

/** An answer in a thread, as a `NewReply` of words alone. */
export interface WritingOrder {
  id: string;
  messageId: string;
  content: string;
}

/** `sent` null when it is to be sent as a request, which tells why or does what this way cannot. */
export interface WritingAnswer {
  messageId: string;
  sent: { message: Message; threadId: string } | null;
}
