// The connection to the mail server, and the meaning of its refusals.
import { createTransport } from 'nodemailer';
import type { Settings } from '../process/settings.ts';
import { connectionOptions, type MailServer } from './mail-server.ts';

/** Timeout of each step of the SMTP conversation, in ms, so that no step blocks a job. */
const TIMEOUT_MS = 15_000;

/**
 * @param options.isPooled sends many mails over one connection
 * @throws NotPublic for a host that a person has entered and that is not public
 */
export async function openTransport(
  settings: Pick<Settings, 'fetchesLoopback'>,
  server: MailServer,
  { isPooled = false } = {},
) {
  const connection = await connectionOptions(settings, server);
  const pool = isPooled && ({ pool: true, maxConnections: 1, maxMessages: Infinity } as const);
  return createTransport({
    ...connection,
    ...pool,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // No content of a mail may refer to a file or URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the mail server would refuse this mail each time. Not a refused sign-in or sender, which the operator can correct. */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const status = Number(error.responseCode);
  const isSignIn = 'code' in error && error.code === 'EAUTH';
  const isSender = 'command' in error && error.command === 'MAIL FROM';
  return status >= 500 && status < 600 && !isSignIn && !isSender;
}
