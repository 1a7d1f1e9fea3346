// What a link that leads to /confirm-email does: each kind its own, by whoever reads the mail.
import type { Confirmation } from '#shared/features/accounts/contract.ts';
import { mailLinkTexts } from '#shared/features/accounts/mail-link-words.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { confirmationMail } from '../account-mails.ts';
import { completeEmailChange, restoreEmail } from '../email-change/email-change.ts';
import { unaskedMailLimits } from '../limits.ts';
import { type SpentLink, voidLinks } from './link-queries.ts';
import { makeLink, takeLink } from './mail-links.ts';
import { type Admission, admit, enter } from '../sign-in/own-session.ts';
import { markEmailConfirmed } from '../password/password-queries.ts';
import { completeRegistration } from '../registration/pending-registration.ts';
import { findProfileByEmail, insertSecurityEvent } from '../queries.ts';

const purposes = ['confirm-registration', 'confirm-email', 'change-email', 'restore-email'] as const;

/**
 * Tells somebody who has the right password of an account, from before there was a mail server, that the address is not
 * confirmed yet, and mails a new link now and then.
 *
 * @throws ORPCError FORBIDDEN always
 */
export async function askForConfirmation(context: RequestContext, email: string): Promise<never> {
  const found = await findProfileByEmail(context.database, email);
  if (!found || !(await isWithinLimits(context.database, unaskedMailLimits(email)))) {
    return refuse('FORBIDDEN', mailLinkTexts.confirmFirstSent);
  }
  const person = { userId: found.id, email };
  await context.database.kysely.transaction().execute(async (tx) => {
    const link = await makeLink(context, tx, { purpose: 'confirm-email', ...person });
    await queueMail(context, tx, confirmationMail(person, link));
  });
  return refuse('FORBIDDEN', mailLinkTexts.confirmFirst);
}

/**
 * Uses a link. One that confirms an address lets its reader in; one that changes the address of an account signs nobody in,
 * since a wrong letter in it must not let a stranger in; one that takes the change back leads to another password.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a link that is used, too old or not ours; CONFLICT for an address that somebody
 * else has taken meanwhile
 */
export async function confirmEmail(context: RequestContext, token: string): Promise<Confirmation> {
  const done = await context.database.kysely.transaction().execute(async (tx): Promise<Done> => {
    const link = (await takeLink(tx, { purposes, token })) ?? refuseLink();
    const { purpose, userId, email, newEmail, createdAt } = link;
    if (userId === null || newEmail === null) {
      return { kind: 'confirmed', admission: await confirmOwner(context, tx, link) };
    }
    return purpose === 'restore-email'
      ? { kind: 'restored', next: await restoreEmail(context, tx, { userId, email, since: createdAt }) }
      : { kind: 'changed', ...(await completeEmailChange(context, tx, { userId, email, newEmail })) };
  });
  return done.kind === 'confirmed' ? { kind: 'confirmed', ...(await enter(context, done.admission)) } : done;
}

/** Before the session that is opened has been entered. */
type Done = { kind: 'confirmed'; admission: Admission } | Exclude<Confirmation, { kind: 'confirmed' }>;

async function confirmOwner(context: RequestContext, tx: Connection, link: SpentLink): Promise<Admission> {
  const { ip, userAgent } = context;
  const userId = link.registrationId
    ? ((await completeRegistration(context, tx, link.registrationId)) ?? refuseLink())
    : (link.userId ?? refuseLink());
  if (!link.registrationId) await markEmailConfirmed(tx, userId);
  // There may be more of them in the inbox.
  await voidLinks(tx, userId);
  await insertSecurityEvent({ kysely: tx }, { event: 'email_confirmed', userId, ip, userAgent });
  return admit(context, tx, userId);
}

function refuseLink(): never {
  return refuse('UNPROCESSABLE_CONTENT', mailLinkTexts.confirmLinkInvalid);
}
