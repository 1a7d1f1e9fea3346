// Receives replies by mail: an SMTP server that accepts mails to signed addresses only. The operator's mail server passes
// them on; it also filters spam and terminates TLS.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import type { Services } from '../../../core/http/request.ts';
import { explainListening } from '../../../core/process/port.ts';
import { findMessage } from '../queries.ts';
import { receiveReply, type Reception } from './receive-reply.ts';
import { messageOfAddress } from './reply-address.ts';

/** Most bytes of a mail, with its quotes and attachments. */
export const MAX_MAIL_BYTES = 1024 * 1024;
const MAX_CLIENTS = 20;
const TIMEOUT_MS = 60_000;

export interface InboundServer {
  port: number;
  close: () => Promise<void>;
}

type Parts = Pick<Services, 'database' | 'auth' | 'live' | 'deferredTasks' | 'settings' | 'logger'>;

/**
 * @param port 0 for a free one
 * @throws OperatorError if it cannot be listened on
 */
export async function openInboundServer(parts: Parts, port: number): Promise<InboundServer> {
  const server = new SMTPServer({
    name: new URL(parts.settings.publicUrl).hostname,
    banner: 'Baskettorget',
    size: MAX_MAIL_BYTES,
    maxClients: MAX_CLIENTS,
    socketTimeout: TIMEOUT_MS,
    closeTimeout: 2000,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    async onRcptTo({ address }, { envelope }, done) {
      const decide = async () => {
        if (envelope.rcptTo.length > 0) return refusal(452, 'One recipient at a time');
        const id = messageOfAddress(parts, address);
        const isKnown = id !== null && (await findMessage(parts.database.kysely, id)) !== null;
        return isKnown ? null : refusal(550, 'No such address');
      };
      done(await orTryLater(parts, decide));
    },
    async onData(stream, { envelope }, done) {
      const decide = async () => {
        const raw = await readAll(stream);
        if (raw === null) return refusal(552, 'The mail is too large');
        const id = messageOfAddress(parts, envelope.rcptTo[0]?.address ?? '');
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        return id === null ? refusals.refused : refusals[await receiveReply(parts, { id, from, raw })];
      };
      done(await orTryLater(parts, decide));
    },
  });
  // A broken connection emits an error; without a listener, it would end the process.
  server.on('error', (error) => parts.logger.info({ err: error }, 'Inbound mail failed'));
  const listener = server.listen(port, parts.settings.host);
  await once(listener, 'listening').catch((error: unknown) => {
    const { host } = parts.settings;
    throw explainListening(error, { port, host, setting: 'INBOUND_SMTP_PORT' });
  });
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

const refusals: Record<Reception, Error | null> = {
  added: null,
  ignored: null,
  limited: refusal(451, 'Too many replies, try again later'),
  // The sender's mail server returns the mail, so that the sender is informed of the failure.
  empty: refusal(550, 'The mail has no text'),
  refused: refusal(550, 'The mail cannot be read'),
};

function refusal(responseCode: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode });
}

/** Answers a failure of this server with a temporary error, after which the sender's mail server tries again. */
async function orTryLater({ logger }: Parts, decide: () => Promise<Error | null>): Promise<Error | null> {
  try {
    return await decide();
  } catch (error) {
    logger.error({ err: error }, 'A reply by mail could not be stored');
    return refusal(451, 'Try again later');
  }
}

/** Reads to the end, as the protocol requires; null for more bytes than a mail may have. */
async function readAll(stream: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_MAIL_BYTES) chunks.push(chunk);
  }
  return size <= MAX_MAIL_BYTES ? Buffer.concat(chunks) : null;
}
