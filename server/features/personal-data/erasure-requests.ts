// Requests and cancels the erasure of an account. Reasons: docs/decisions/17-personal-data.md.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';
import type { ErasureRequest, RequestedErasure } from '#shared/features/personal-data/contract.ts';
import { personalDataTexts } from '#shared/features/personal-data/texts.ts';
import { readSessionToken } from '../../core/auth.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext } from '../../core/http/request.ts';
import { endOtherSessions, findPassword, insertSecurityEvent, requirePassword } from '../accounts/actions.ts';
import { hideAdsOf, showAdsOf, publishAdChanged } from '../ads/actions.ts';
import { queueReleasesOf } from '../deals/actions.ts';
import { erasureMail } from './mails.ts';
import {
  deleteErasure,
  findErasure,
  hasOtherSuperadmin,
  lockPerson,
  insertErasure,
  isSuperadmin,
} from './erasure-queries.ts';

type Owner = RequestContext & { viewer: Viewer };

/**
 * Requests erasure in 14 days. At once all ads are hidden and all other sessions ended; a mail describes how to cancel.
 * Idempotent.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT without the right password, or the address of an account without one;
 * TOO_MANY_REQUESTS; CONFLICT for the last superadmin
 */
export async function requestErasure(
  context: Owner,
  { deletesForumTexts: deletesTexts = false, ...proof }: ErasureRequest,
): Promise<RequestedErasure> {
  const { auth, database, settings, viewer, ip, userAgent } = context;
  const userId = viewer.id;
  await requireProof(context, proof);
  const token = readSessionToken(auth, context.cookieHeader) ?? '';
  const { erasure, hidden } = await database.kysely.transaction().execute(async (tx) => {
    // Reads the stored role: the viewer's role is `user` while the required two-step sign-in is missing.
    const isReplaceable = !(await isSuperadmin(tx, userId)) || (await hasOtherSuperadmin(tx, userId));
    if (!isReplaceable) refuse('CONFLICT', personalDataTexts.lastSuperadmin);
    const person = (await lockPerson(tx, userId)) ?? refuse('UNAUTHORIZED');
    const existing = await findErasure(tx, userId);
    if (existing) return { erasure: existing, hidden: [] };
    const due = await insertErasure(tx, { userId, deletesTexts });
    const ads = await hideAdsOf(tx, userId);
    await queueReleasesOf(tx, userId);
    await endOtherSessions({ kysely: tx }, { userId, token });
    await insertSecurityEvent({ kysely: tx }, { event: 'erasure_requested', userId, ip, userAgent });
    await queueMail(context, tx, erasureMail({ userId, email: person.email }, due, settings.publicUrl));
    return { erasure: { dueAt: due, deletesTexts }, hidden: ads };
  });
  for (const id of hidden) await publishAdChanged(context, id);
  return { dueAt: erasure.dueAt.toISOString(), deletesForumTexts: erasure.deletesTexts };
}

/** Requires the password, or, for an account with Google only, the typed address as protection against a misclick. */
async function requireProof(context: Owner, { password, email }: ErasureRequest): Promise<void> {
  const { database, viewer } = context;
  if ((await findPassword(database.kysely, viewer.id)) !== null) {
    if (!password) return refuseField('password', personalDataTexts.passwordMissing);
    return requirePassword(context, password, 'password');
  }
  if (!email?.trim()) return refuseField('email', personalDataTexts.emailMissing);
  // A domain with å ä ö is stored in ASCII.
  if (checkEmail(email).email !== viewer.email) refuseField('email', personalDataTexts.emailWrong);
}

function refuseField(field: string, sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { [field]: sentence });
}

/**
 * Cancels a pending erasure: every ad that it has hidden returns to its previous state.
 *
 * @throws ORPCError NOT_FOUND without a pending erasure
 */
export async function cancelErasure(context: Owner): Promise<{ shownAds: number }> {
  const { database, viewer, ip, userAgent } = context;
  const userId = viewer.id;
  const shown = await database.kysely.transaction().execute(async (tx) => {
    await lockPerson(tx, userId);
    const ads = await showAdsOf(tx, userId);
    if (!(await deleteErasure(tx, userId))) refuse('NOT_FOUND', personalDataTexts.erasureNotRequested);
    await insertSecurityEvent({ kysely: tx }, { event: 'erasure_regretted', userId, ip, userAgent });
    return ads;
  });
  for (const id of shown) await publishAdChanged(context, id);
  return { shownAds: shown.length };
}
