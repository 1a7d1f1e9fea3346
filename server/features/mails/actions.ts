// The outbox in the back office: looking through it, reading what could not be sent, sending anew.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { HeldMail, ListedMail } from '#shared/features/mails/contract.ts';
import { mailWords } from '#shared/features/mails/words.ts';
import { resendMail } from '../../core/mail/outbox.ts';
import { refuse } from '../../core/refusal.ts';
import type { RequestContext, Services } from '../../core/request.ts';
import { insertSecurityEvent } from '../accounts/actions.ts';
import { findHeldMail, listMails, type MailRow, type Place } from './queries.ts';
import { viewMail } from './view.ts';

const PAGE_SIZE = 25;

type Superadmin = RequestContext & { viewer: Viewer };

export interface MailsPage {
  mails: ListedMail[];
  next: string | null;
  previous: string | null;
}

/**
 * One page of the outbox, newest first. The first one is always as it is now.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a place that was never given out
 */
export async function findMails(
  { database }: Pick<Services, 'database'>,
  place: { after?: string | undefined; before?: string | undefined },
): Promise<MailsPage> {
  const [after, before] = [readPlace(place.after), readPlace(place.before)];
  const found = await listMails(database, { after, before, limit: PAGE_SIZE + 1 });
  const hasMore = found.length > PAGE_SIZE;
  // Fewer than a page before it: they are the first page. Nothing after it: what was there is forgotten by now.
  if ((before && !hasMore) || (after && found.length === 0)) return findMails({ database }, {});
  const rows = found.slice(0, PAGE_SIZE);
  if (before) rows.reverse();
  return {
    mails: rows.map(viewMail),
    next: hasMore || before ? markOf(rows.at(-1)) : null,
    previous: before || after ? markOf(rows[0]) : null,
  };
}

/**
 * What a held mail says. Whoever reads it could enter somebody else's account, so it is written down.
 *
 * @throws ORPCError NOT_FOUND for a mail that is unknown, sent or on its way
 */
export async function readHeldMail(context: Superadmin, id: string): Promise<HeldMail> {
  const { database, viewer, ip, userAgent } = context;
  const mail = await findHeldMail(database, id);
  if (!mail?.body) return refuse('NOT_FOUND', mailWords.notReadable);
  const details = { mail: id, recipient: mail.recipient };
  await insertSecurityEvent(database, { event: 'mail_read', userId: viewer.id, ip, userAgent, details });
  const { recipient, subject, body, created_at } = mail;
  return { id, recipient, subject, text: body, createdAt: created_at.toISOString() };
}

/** @throws ORPCError NOT_FOUND for a mail that has not failed */
export async function sendAgain(context: Superadmin, id: string): Promise<{ id: string }> {
  const { database, viewer, ip, userAgent } = context;
  if (!(await resendMail(context, id))) refuse('NOT_FOUND', mailWords.notResendable);
  const details = { mail: id };
  await insertSecurityEvent(database, { event: 'mail_resent', userId: viewer.id, ip, userAgent, details });
  return { id };
}

function markOf(row: MailRow | undefined): string | null {
  return row ? `${row.microseconds}.${row.id}` : null;
}

function readPlace(mark: string | undefined): Place | undefined {
  if (mark === undefined) return undefined;
  const [, microseconds, id] = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(mark) ?? [];
  if (!microseconds || !id) return refuse('UNPROCESSABLE_CONTENT', mailWords.noSuchPage);
  return { microseconds: Number(microseconds), id };
}
