// The mail server that the superadmin enters: tested by a mail with a code, and used once that code is entered.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { MailServers, NewMailServer } from '#shared/features/mails/server/contract.ts';
import { MAX_WRONG_CODES, mailServerTexts as texts } from '#shared/features/mails/server/rules.ts';
import { seal, unseal } from '../../../core/crypto/sealing.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { mailAsHtml } from '../../../core/mail/as-html.ts';
import { mailAsText } from '../../../core/mail/as-text.ts';
import { findSender } from '../../../core/mail/queries.ts';
import { type MailServer, PASSWORD_SEAL } from '../../../core/mail/mail-server.ts';
import {
  activateCandidate,
  countWrongCode,
  deleteMailServers,
  findMailServerRow,
  lockCandidate,
  saveCandidate,
} from '../../../core/mail/mail-server-queries.ts';
import { reasonOf } from '../../../core/mail/failure-reason.ts';
import { openTransport } from '../../../core/mail/transport.ts';
import type { Connection } from '../../../database/connection.ts';
import { NotPublic } from '../../../core/outgoing/public-hosts.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { findLastChanges, recordChanges } from '../../site-settings/actions.ts';
import { testMail } from './test-mail.ts';
import { viewMailServer } from './view.ts';

const CHANGE = 'mailServer';
const target = { type: 'mail-server', id: 'mail-server' } as const;

export async function readMailServers({
  settings,
  database: { kysely },
}: Pick<Services, 'settings' | 'database'>): Promise<MailServers> {
  const [active, candidate, changes] = await Promise.all([
    findMailServerRow(kysely, 'active'),
    findMailServerRow(kysely, 'candidate'),
    findLastChanges(kysely),
  ]);
  return {
    isFromEnvironment: settings.smtpUrl !== undefined,
    active: active && viewMailServer(active),
    candidate: candidate && viewMailServer(candidate),
    lastChange: changes[CHANGE] ?? null,
  };
}

/**
 * Sends the caller a test mail with a code through the mail server, and stores it as candidate. The active one is used
 * meanwhile. Source: the product's decisions, Help and office.
 *
 * @throws ORPCError CONFLICT while SMTP_URL is set; UNPROCESSABLE_CONTENT with the mail server's reason; TOO_MANY_REQUESTS
 */
export async function tryMailServer(actor: Actor, entered: NewMailServer): Promise<MailServers> {
  if (actor.settings.smtpUrl) refuse('CONFLICT', texts.fromEnvironment);
  const password = await findPassword(actor, entered);
  checkCredentials(entered, password);
  await countAttempt(actor.database, [
    { key: `mail server test by ${actor.viewer.id}`, tries: 10, minutes: 60 },
  ]);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sendTest(actor, { server: { ...entered, password }, code });
  const { host, port, security, username, sender } = entered;
  await change(actor, 'mail-server.test', async (tx) =>
    saveCandidate(tx, {
      host,
      port,
      security,
      username,
      sender,
      sealed_password:
        password === null ? null : seal(actor.auth.secret, PASSWORD_SEAL, Buffer.from(password)),
      code_hash: hashOf(code),
    }),
  );
  return readMailServers(actor);
}

/**
 * Makes the candidate the active mail server.
 *
 * @throws ORPCError NOT_FOUND without a candidate, or after too many wrong codes; UNPROCESSABLE_CONTENT for a wrong code
 */
export async function activateMailServer(actor: Actor, code: string): Promise<MailServers> {
  const outcome = await actor.database.kysely.transaction().execute(async (tx) => {
    const candidate = await lockCandidate(tx);
    if (!candidate?.code_hash || candidate.wrong_codes >= MAX_WRONG_CODES) return 'gone';
    if (!timingSafeEqual(candidate.code_hash, hashOf(code))) {
      await countWrongCode(tx);
      return 'wrong';
    }
    // In the same transaction, so that another tab can neither replace the candidate meanwhile nor activate it again.
    await activateCandidate(tx);
    await recordChange(tx, actor, 'mail-server.activate');
    return 'activated';
  });
  if (outcome === 'gone') refuse('NOT_FOUND', texts.candidateGone);
  if (outcome === 'wrong') refuse('UNPROCESSABLE_CONTENT', texts.codeWrong, { code: texts.codeWrong });
  return readMailServers(actor);
}

export async function removeMailServer(actor: Actor): Promise<MailServers> {
  await change(actor, 'mail-server.remove', (tx) => deleteMailServers(tx));
  return readMailServers(actor);
}

/**
 * The stored password is only for its own host and user: another host must not receive it. One that was sealed with another
 * SECRET counts as missing.
 */
async function findPassword(
  { database: { kysely }, auth }: Actor,
  { host, username, password }: NewMailServer,
): Promise<string | null> {
  if (username === '') return null;
  if (password !== undefined) return password === '' ? null : password;
  for (const state of ['candidate', 'active'] as const) {
    const stored = await findMailServerRow(kysely, state);
    if (stored?.sealed_password && stored.host === host && stored.username === username)
      return openPassword(auth.secret, stored.sealed_password);
  }
  return null;
}

function openPassword(secret: string, sealed: Buffer): string | null {
  try {
    return unseal(secret, PASSWORD_SEAL, sealed).toString();
  } catch {
    return null;
  }
}

function checkCredentials({ security, username, password }: NewMailServer, found: string | null): void {
  if (username === '' && password) refuseField('username', texts.usernameMissing);
  if (username !== '' && found === null) refuseField('password', texts.passwordMissing);
  if (found !== null && security === 'none') refuseField('security', texts.passwordUnencrypted);
}

interface Test {
  server: MailServer;
  code: string;
}

async function sendTest({ settings, database, viewer }: Actor, { server, code }: Test): Promise<void> {
  const mail = testMail({ userId: viewer.id, email: viewer.email, code });
  const operator = await findSender(database.kysely);
  try {
    const transport = await openTransport(settings, server);
    try {
      await transport.sendMail({
        from: server.sender,
        to: mail.to,
        subject: mail.subject,
        html: mailAsHtml(mail, operator),
        text: mailAsText(mail, operator),
        headers: { 'auto-submitted': 'auto-generated' },
      });
    } finally {
      transport.close();
    }
  } catch (error) {
    if (error instanceof NotPublic) refuseField('host', texts.hostClosed);
    const errorCode = error instanceof Error && 'code' in error && error.code;
    if (errorCode === 'ENOTFOUND') refuseField('host', texts.hostUnknown);
    refuseField(errorCode === 'EAUTH' ? 'password' : 'host', reasonOf(error));
  }
}

function refuseField(field: string, sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { [field]: sentence });
}

type Change = 'mail-server.test' | 'mail-server.activate' | 'mail-server.remove';

async function change(
  actor: Actor,
  action: Change,
  write: (transaction: Connection) => Promise<void>,
): Promise<void> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    await write(tx);
    await recordChange(tx, actor, action);
  });
}

async function recordChange(tx: Connection, actor: Actor, action: Change): Promise<void> {
  await recordChanges(tx, [CHANGE], actor.viewer.id);
  await writeAuditEntry(tx, actor, { action, target });
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
