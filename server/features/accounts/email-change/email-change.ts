// "Byt e-postadress": changing the address with the password, and a link to the old address that undoes the change.
import { DAY_MS } from '#shared/durations.ts';
import { hasMailServer } from '../../../core/mail/mail-server.ts';
import type { NewEmail, Viewer } from '#shared/features/accounts/schemas.ts';
import { checkChangedEmail } from '#shared/features/accounts/email-change/changed-email.ts';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';
import { changedEmailTexts, newPasswordTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { readSessionToken } from '../../../core/auth.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { deleteSignInMethods, findEmail, setEmail } from './email-queries.ts';
import {
  addressTakenMail,
  changeRequestedMail,
  changeEmailMail,
  emailChangedMail,
  emailRestoredMail,
  restoreLinkMail,
} from './email-mails.ts';
import { lockOwner } from '../google/google-queries.ts';
import { emailChangeLimits } from '../limits.ts';
import {
  findNewEmail,
  voidChangeLinks,
  voidLaterRestoreLinks,
  voidLinks,
} from '../mail-links/link-queries.ts';
import { makeLink } from '../mail-links/mail-links.ts';
import { requirePassword } from '../re-authentication/require-password.ts';
import { deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { readEmailOptions } from '../registration/registration-rules.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endAllSessions, endOtherSessions, findSession } from '../sessions/session-queries.ts';
import { deleteTwoStepSince } from '../two-step/two-step-queries.ts';
import { toSignedIn } from '../view.ts';

interface Change {
  userId: string;
  /** The current address. */
  email: string;
  newEmail: string;
}

/**
 * Changes the address at once; with a mail server, mails a link to the new address instead (viewer null), which changes
 * it. A taken address then gets the same answer, so that the answer does not reveal an account, and its owner gets a mail.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence per wrong field; TOO_MANY_REQUESTS; CONFLICT for a taken address
 * without a mail server
 */
export async function changeEmail(
  context: RequestContext & { viewer: Viewer },
  { current, email }: NewEmail,
): Promise<{ viewer: Viewer | null }> {
  const { database, viewer } = context;
  const refusal = checkChangedEmail(email, viewer.email, await readEmailOptions(context));
  const wrong = {
    ...(refusal && { email: refusal }),
    ...(current === '' && { current: newPasswordTexts.currentMissing }),
  };
  const [sentence] = Object.values(wrong);
  if (sentence) refuse('UNPROCESSABLE_CONTENT', sentence, wrong);
  await requirePassword(context, current, 'current');
  const change = { userId: viewer.id, email: viewer.email, newEmail: checkEmail(email).email };
  await countAttempt(database, emailChangeLimits(change));
  if (await hasMailServer(context, context.database.kysely)) {
    await database.kysely.transaction().execute((tx) => requestNewAddress(context, tx, change));
    return { viewer: null };
  }
  await database.kysely
    .transaction()
    .execute((tx) => applyChange(context, tx, { ...change, isConfirmed: false }));
  return { viewer: { ...viewer, email: change.newEmail } };
}

/** The new address that waits for its mailed link, if any. */
export async function findEmailChange({
  database,
  viewer,
}: Services & { viewer: Viewer }): Promise<{ email: string | null }> {
  return { email: await findNewEmail(database.kysely, viewer.id) };
}

/** Voids the mailed link of a requested change. False if there is none, as after the link was used. */
export async function cancelEmailChange({
  database,
  viewer,
}: Services & { viewer: Viewer }): Promise<{ isCancelled: boolean }> {
  return { isCancelled: await voidChangeLinks(database.kysely, viewer.id) };
}

/**
 * Changes the address by the link that was mailed to the new one. The session of this browser remains valid if it is the user's
 * own.
 *
 * @throws ORPCError CONFLICT when another user has taken the address in the meantime
 */
export async function completeEmailChange(
  context: RequestContext,
  tx: Connection,
  change: Change,
): Promise<{ viewer: Viewer | null }> {
  await applyChange(context, tx, { ...change, isConfirmed: true });
  const token = readSessionToken(context.auth, context.cookieHeader);
  const session = token ? await findSession(context.database, token) : null;
  const isOwn = session?.id === change.userId;
  return {
    viewer: session && isOwn ? { ...(await toSignedIn(context, session)), email: change.newEmail } : null,
  };
}

/**
 * Restores the user's previous address for its holder, and deletes every session, password and other sign-in method.
 * Returns the page on which a new password is chosen.
 *
 * @param was.since when the restore link was created; later restore links are voided
 * @throws ORPCError CONFLICT when another user has taken the address in the meantime
 */
export async function restoreEmail(
  context: RequestContext,
  tx: Connection,
  previous: { userId: string; email: string; since: Date },
): Promise<string> {
  const { settings, ip, userAgent } = context;
  const { userId, email, since } = previous;
  const replacedEmail = await findEmail(tx, userId);
  if (!(await setEmail(tx, { userId, email, isConfirmed: true }))) refuseTaken();
  await deleteSignInMethods(tx, userId);
  await deletePasskeysOf(tx, userId);
  // Two-step sign-in that was turned on more than a week before the change remains; a newer one may be an intruder's.
  await deleteTwoStepSince(tx, userId, new Date(since.getTime() - 7 * DAY_MS));
  await endAllSessions(tx, userId);
  await voidLinks(tx, userId);
  await voidLaterRestoreLinks(tx, { userId, after: since });
  await insertSecurityEvent({ kysely: tx }, { event: 'email_restored', userId, ip, userAgent });
  if (replacedEmail !== email)
    await queueMail(context, tx, emailRestoredMail({ userId, email: replacedEmail }));
  const link = await makeLink(context, tx, { purpose: 'reset-password', userId, email });
  return link.slice(settings.publicUrl.length);
}

async function requestNewAddress(context: RequestContext, tx: Connection, change: Change): Promise<void> {
  const { settings, ip, userAgent } = context;
  const { userId, email, newEmail } = change;
  const owner = await lockOwner(tx, newEmail);
  // An earlier link, perhaps sent to a misspelt address, stops working.
  await voidLinks(tx, userId);
  await insertSecurityEvent({ kysely: tx }, { event: 'email_change_asked', userId, ip, userAgent });
  await queueMail(context, tx, changeRequestedMail({ userId, email }, settings.publicUrl));
  // Also made for a taken address, but not mailed: the change that waits must not reveal whether the address is taken.
  const link = await makeLink(context, tx, { purpose: 'change-email', userId, email, newEmail });
  if (owner) {
    const person = { userId: owner.id, email: newEmail };
    return queueMail(context, tx, addressTakenMail(person, settings.publicUrl));
  }
  await queueMail(context, tx, changeEmailMail({ userId, email: newEmail }, link));
}

async function applyChange(
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
  const restoreLink = await makeLink(context, tx, { purpose: 'restore-email', userId, email, newEmail });
  await queueMail(context, tx, restoreLinkMail({ userId, email }, restoreLink));
}

function refuseTaken(): never {
  const email = changedEmailTexts.taken;
  return refuse('CONFLICT', email, { email });
}
