// Asking to be erased, and regretting it. Why so: docs/decisions/17-personal-data.md.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { ErasureRequest } from '#shared/features/personal-data/contract.ts';
import { personalDataTexts } from '#shared/features/personal-data/words.ts';
import { readSessionToken } from '../../core/auth.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext } from '../../core/http/request.ts';
import { endOtherSessions, findPassword, insertSecurityEvent, requirePassword } from '../accounts/actions.ts';
import { hideAdsOf, showAdsOf, publishAdChanged } from '../ads/actions.ts';
import { erasureMail } from './mails.ts';
import {
  deleteErasure,
  findErasure,
  hasOtherSuperadmin,
  holdPerson,
  insertErasure,
  isSuperadmin,
} from './erasure-queries.ts';

type Owner = RequestContext & { viewer: Viewer };

/**
 * Asks to be erased in 14 days. At once all ads are hidden and all other devices signed out; a mail tells how to regret.
 * Asking twice is asking once.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT without the right password, or for who has none the address; TOO_MANY_REQUESTS;
 * CONFLICT for the last superadmin
 */
export async function requestErasure(context: Owner, proof: ErasureRequest): Promise<{ dueAt: string }> {
  const { auth, database, settings, viewer, ip, userAgent } = context;
  const userId = viewer.id;
  await requireProof(context, proof);
  const token = readSessionToken(auth, context.cookieHeader) ?? '';
  const { dueAt, hidden } = await database.kysely.transaction().execute(async (tx) => {
    // Not as the viewer is seen: who lacks the two-step sign-in that is demanded is seen as a user.
    const isReplaceable = !(await isSuperadmin(tx, userId)) || (await hasOtherSuperadmin(tx, userId));
    if (!isReplaceable) refuse('CONFLICT', personalDataTexts.lastSuperadmin);
    const person = (await holdPerson(tx, userId)) ?? refuse('UNAUTHORIZED');
    const asked = await findErasure(tx, userId);
    if (asked) return { dueAt: asked, hidden: [] };
    const due = await insertErasure(tx, userId);
    const ads = await hideAdsOf(tx, userId);
    await endOtherSessions({ kysely: tx }, { userId, token });
    await insertSecurityEvent({ kysely: tx }, { event: 'erasure_requested', userId, ip, userAgent });
    await queueMail(context, tx, erasureMail({ userId, email: person.email }, due, settings.publicUrl));
    return { dueAt: due, hidden: ads };
  });
  for (const id of hidden) await publishAdChanged(context, id);
  return { dueAt: dueAt.toISOString() };
}

/** The password, or for who came by Google the address: typed by hand, so that nobody is erased by a slip of the finger. */
async function requireProof(context: Owner, { password, email }: ErasureRequest): Promise<void> {
  const { database, viewer } = context;
  if ((await findPassword(database.kysely, viewer.id)) !== null) {
    if (!password) return refuseField('password', personalDataTexts.passwordMissing);
    return requirePassword(context, password, 'password');
  }
  if (!email?.trim()) return refuseField('email', personalDataTexts.emailMissing);
  if (email.trim().toLowerCase() !== viewer.email) refuseField('email', personalDataTexts.emailWrong);
}

function refuseField(field: string, sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { [field]: sentence });
}

/**
 * Stays after all: every ad that was hidden for this stands as it stood.
 *
 * @throws ORPCError NOT_FOUND when nobody has asked
 */
export async function regretErasure(context: Owner): Promise<{ shownAds: number }> {
  const { database, viewer, ip, userAgent } = context;
  const userId = viewer.id;
  const shown = await database.kysely.transaction().execute(async (tx) => {
    await holdPerson(tx, userId);
    const ads = await showAdsOf(tx, userId);
    if (!(await deleteErasure(tx, userId))) refuse('NOT_FOUND', personalDataTexts.notLeaving);
    await insertSecurityEvent({ kysely: tx }, { event: 'erasure_regretted', userId, ip, userAgent });
    return ads;
  });
  for (const id of shown) await publishAdChanged(context, id);
  return { shownAds: shown.length };
}
