// A mail server on loopback with the inboxes of all recipients, which can refuse or stall.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { waitFor } from '../wait-for.ts';

export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  messageId: string;
  html: string;
  text: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** The address of its button; empty without one. */
  link: string;
}

export interface TestSmtp {
  url: string;
  /** All received mails, in order. */
  inbox: ReceivedMail[];
  /** Waits for the next mail to this address, with this subject if given. */
  mailTo(address: string, subject?: string): Promise<ReceivedMail>;
  /** Refuses recipients, or the sender, with this status; null accepts them again. */
  refuseWith(status: number | null, refused?: 'recipient' | 'sender'): void;
  /** Leaves received mails unanswered; `false` answers those that wait. */
  stallReplies(isStalled: boolean): void;
  /** The number of unanswered mails. */
  waiting(): number;
  close(): Promise<void>;
}

/** Starts it on the given port or a free one. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const inbox: ReceivedMail[] = [];
  let refusal: { status: number; refused: 'recipient' | 'sender' } | null = null;
  let isStalled = false;
  let unanswered: (() => void)[] = [];
  const refusalOf = (address: 'recipient' | 'sender') =>
    refusal?.refused === address
      ? Object.assign(new Error(`The ${address} is refused`), { responseCode: refusal.status })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(refusalOf('sender')),
    onRcptTo: (_address, _session, done) => done(refusalOf('recipient')),
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      if (isStalled) return void unanswered.push(() => done(new Error('Timed out')));
      inbox.push(await read(raw, session.envelope.rcptTo[0]?.address ?? ''));
      done();
    },
  });
  // A killed client breaks its connection.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    inbox,
    mailTo: (address, subject = '') =>
      waitFor(() => {
        const found = inbox.findLast((mail) => mail.to === address && mail.subject.includes(subject));
        if (!found) throw new Error(`No mail "${subject}" has been received for ${address}`);
        return found;
      }),
    refuseWith(status, refused = 'recipient') {
      refusal = status === null ? null : { status, refused };
    },
    stallReplies(next) {
      isStalled = next;
      if (isStalled) return;
      for (const reply of unanswered) reply();
      unanswered = [];
    },
    waiting: () => unanswered.length,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function read(raw: Buffer, to: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  return {
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    html,
    text: mail.text ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    link: /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
  };
}
