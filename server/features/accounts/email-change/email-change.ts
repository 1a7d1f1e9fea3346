// "Byt e-postadress": for somebody who is signed in and knows the password, with a way back for whoever has the old address.
import type { NewEmail, Viewer } from '#shared/features/accounts/contract.ts';
import { checkChangedEmail } from '#shared/features/accounts/email-change/changed-email.ts';
import { changedEmailTexts, newPasswordTexts } from '#shared/features/accounts/mail-link-words.ts';
import { readSessionToken } from '../../../core/auth.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { deleteWaysIn, findEmail, setEmail } from './email-queries.ts';
import {
  addressTakenMail,
  changeAskedMail,
  changeEmailMail,
  emailChangedMail,
  emailRestoredMail,
  wayBackMail,
} from './email-mails.ts';
import { holdOwner } from '../google/google-queries.ts';
import { emailChangeLimits } from '../limits.ts';
import { voidLaterWaysBack, voidLinks } from '../mail-links/link-queries.ts';
import { makeLink } from '../mail-links/mail-links.ts';
import { mailable } from '../mailable.ts';
import { requirePassword } from '../re-authentication/own-password.ts';
import { deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { readEmailOptions } from '../registration/registration-rules.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endAllSessions, endOtherSessions, findSession } from '../sessions/session-queries.ts';
import { deleteTwoStepSince } from '../two-step/two-step-queries.ts';
import { seeViewer } from '../view.ts';

interface Change {
  userId: string;
  /** The address until now. */
  email: string;
  newEmail: string;
}

/**
 * Changes the address at once, or with a mail server mails a link to the new one (viewer null), whose use changes it. An
 * address that somebody has gets the same answer then, and its owner a mail.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence per wrong field; TOO_MANY_REQUESTS
 */
export async function changeEmail(
  context: RequestContext & { viewer: Viewer },
  { current, email }: NewEmail,
): Promise<{ viewer: Viewer | null }> {
  const { database, settings, viewer } = context;
  const judged = checkChangedEmail(email, viewer.email, await readEmailOptions(context));
  const wrong = {
    ...(judged && { email: judged }),
    ...(current === '' && { current: newPasswordTexts.currentMissing }),
  };
  const [sentence] = Object.values(wrong);
  if (sentence) refuse('UNPROCESSABLE_CONTENT', sentence, wrong);
  await requirePassword(context, current, 'current');
  const change = { userId: viewer.id, email: viewer.email, newEmail: mailable(email) };
  if (change.newEmail === viewer.email) refuseSame();
  await countAttempt(database, emailChangeLimits(change));
  if (settings.smtpUrl) {
    await database.kysely.transaction().execute((tx) => askNewAddress(context, tx, change));
    return { viewer: null };
  }
  await database.kysely
    .transaction()
    .execute((tx) => carryOut(context, tx, { ...change, isConfirmed: false }));
  return { viewer: { ...viewer, email: change.newEmail } };
}

/**
 * Changes the address by the link that was mailed to the new one. The session of this browser stays, if it is the person's.
 *
 * @throws ORPCError CONFLICT for an address that somebody else has taken meanwhile
 */
export async function completeEmailChange(
  context: RequestContext,
  tx: Connection,
  change: Change,
): Promise<{ viewer: Viewer | null }> {
  await carryOut(context, tx, { ...change, isConfirmed: true });
  const token = readSessionToken(context.auth, context.cookieHeader);
  const session = token ? await findSession(context.database, token) : null;
  const isOwn = session?.id === change.userId;
  return {
    viewer: session && isOwn ? { ...(await seeViewer(context, session)), email: change.newEmail } : null,
  };
}

/**
 * Sets back the address a person had, for whoever has it, and shuts everybody out: every session, password and other way in
 * is gone. Gives the page on which a new password is chosen.
 *
 * @param was.since when the way back was opened; those opened later are closed
 * @throws ORPCError CONFLICT for an address that somebody else has taken meanwhile
 */
export async function restoreEmail(
  context: RequestContext,
  tx: Connection,
  was: { userId: string; email: string; since: Date },
): Promise<string> {
  const { settings, ip, userAgent } = context;
  const { userId, email, since } = was;
  const abandoned = await findEmail(tx, userId);
  if (!(await setEmail(tx, { userId, email, isConfirmed: true }))) refuseTaken();
  await deleteWaysIn(tx, userId);
  await deletePasskeysOf(tx, userId);
  // Theirs from long before stays; whoever took the account may have turned it on first, to keep its owner out.
  await deleteTwoStepSince(tx, userId, new Date(since.getTime() - 7 * 86_400_000));
  await endAllSessions(tx, userId);
  await voidLinks(tx, userId);
  await voidLaterWaysBack(tx, { userId, after: since });
  await insertSecurityEvent({ kysely: tx }, { event: 'email_restored', userId, ip, userAgent });
  if (abandoned !== email) await queueMail(context, tx, emailRestoredMail({ userId, email: abandoned }));
  const link = await makeLink(context, tx, { purpose: 'reset-password', userId, email });
  return link.slice(settings.publicUrl.length);
}

async function askNewAddress(context: RequestContext, tx: Connection, change: Change): Promise<void> {
  const { settings, ip, userAgent } = context;
  const { userId, email, newEmail } = change;
  const owner = await holdOwner(tx, newEmail);
  // A link that was sent before, perhaps to an address with a wrong letter, is not to work any more.
  await voidLinks(tx, userId);
  await insertSecurityEvent({ kysely: tx }, { event: 'email_change_asked', userId, ip, userAgent });
  await queueMail(context, tx, changeAskedMail({ userId, email }, settings.publicUrl));
  if (owner) {
    const person = { userId: owner.id, email: newEmail };
    return queueMail(context, tx, addressTakenMail(person, settings.publicUrl));
  }
  const link = await makeLink(context, tx, { purpose: 'change-email', userId, email, newEmail });
  await queueMail(context, tx, changeEmailMail({ userId, email: newEmail }, link));
}

async function carryOut(
  context: RequestContext,
  tx: Connection,
  { userId, email, newEmail, isConfirmed }: Change & { isConfirmed: boolean },
): Promise<void> {
  const { auth, settings, ip, userAgent, cookieHeader } = context;
  if (!(await setEmail(tx, { userId, email: newEmail, isConfirmed }))) refuseTaken();
  await voidLinks(tx, userId);
  const token = readSessionToken(auth, cookieHeader) ?? '';
  const ended = await endOtherSessions({ kysely: tx }, { userId, token });
  const details = { ended };
  await insertSecurityEvent({ kysely: tx }, { event: 'email_changed', userId, ip, userAgent, details });
  await queueMail(context, tx, emailChangedMail({ userId, email: newEmail }, settings.publicUrl));
  const wayBack = await makeLink(context, tx, { purpose: 'restore-email', userId, email, newEmail });
  await queueMail(context, tx, wayBackMail({ userId, email }, wayBack));
}

function refuseSame(): never {
  const email = changedEmailTexts.same;
  return refuse('UNPROCESSABLE_CONTENT', email, { email });
}

function refuseTaken(): never {
  const email = changedEmailTexts.taken;
  return refuse('CONFLICT', email, { email });
}
