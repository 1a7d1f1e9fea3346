// The line to the mail server, and what its refusals mean.
import { createTransport } from 'nodemailer';

/** No step of the conversation may hold up a job for longer, in ms. */
const PATIENCE = 15_000;
const MAX_REASON = 500;

/** @param url smtp:// or smtps://, with the account in it */
export function openTransport(url: string) {
  return createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
    // Nothing that stands in a mail names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the mail server will say no to this mail each time. Its no to our account is about us, and is mended there. */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const status = Number(error.responseCode);
  return status >= 500 && status < 600 && !('code' in error && error.code === 'EAUTH');
}

/** In one line, as the back office shows it. */
export function reasonOf(error: unknown): string {
  const sentence = error instanceof Error ? error.message : String(error);
  return sentence.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON) || 'Okänt fel';
}
