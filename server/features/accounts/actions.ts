// Registering, signing out and recognising the viewer.
import { hasMailServer } from '../../core/mail/mail-server.ts';
import { randomInt } from 'node:crypto';
import type { HumanPuzzle, NewAccount, Viewer } from '#shared/features/accounts/schemas.ts';
import { checkSelection, makePuzzle } from '#shared/features/accounts/registration/human-check.ts';
import { mayRegister } from '#shared/features/accounts/registration/rules.ts';
import { MAX_SESSION_DAYS, SESSION_DAYS } from '#shared/features/accounts/sessions/session-lifetime.ts';
import { registrationTexts } from '#shared/features/accounts/registration/texts.ts';
import { endedCookie, readSessionToken, renewedCookie } from '../../core/auth.ts';
import { deleteExpiredLimits, countAttempt } from '../../core/limits/limits.ts';
import { isProofOfWork } from '#shared/features/accounts/registration/proof-of-work.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../core/http/request.ts';
import { refuseCommonPassword } from './password/common-passwords.ts';
import { humanCheckLimits, registrationLimits } from './limits.ts';
import { deleteExpiredLinks } from './mail-links/link-queries.ts';
import { endRequestSession, replaceSession, openSession } from './sign-in/open-session.ts';
import { insertPerson } from './password/password-queries.ts';
import { deleteExpiredPending } from './registration/pending-queries.ts';
import { registerByMail } from './registration/pending-registration.ts';
import { insertSecurityEvent } from './queries.ts';
import { renderTile } from './registration/tile-svg.ts';
import {
  deleteExpiredHumanChecks,
  deleteHumanCheck,
  findOpenHumanCheck,
  insertHumanCheck,
  markHumanCheckSolved,
  restoreHumanCheck,
  consumeHumanCheck,
} from './registration/human-check-queries.ts';
import {
  deleteExpiredSessions,
  findSession,
  updateLastSeen,
  prolongSession,
} from './sessions/session-queries.ts';
import { readEmailOptions } from './registration/registration-rules.ts';
import { deleteExpiredChallenges } from './passkeys/passkey-queries.ts';
import { deleteExpiredSecondSteps } from './two-step/two-step-queries.ts';
import { toViewer } from './view.ts';

const HUMAN_CHECK_MINUTES = 20;

type Caller = Pick<RequestContext, 'database' | 'ip'>;

interface Recognised {
  viewer: Viewer | null;
  /** A signed-in user who is suspended: treated as a visitor everywhere except on the page about the suspension. */
  suspended: Viewer | null;
  renewed: string | null;
}

/**
 * Finds the viewer by the session cookie of the request; `renewed` is the cookie to send when the session was
 * prolonged.
 */
export async function recogniseViewer(
  services: Pick<Services, 'auth' | 'database' | 'answerCache'>,
  cookieHeader: string | undefined,
): Promise<Recognised> {
  const { auth, database } = services;
  const token = readSessionToken(auth, cookieHeader);
  const session = token && (await findSession(database, token));
  if (!token || !session || !cookieHeader) return { viewer: null, suspended: null, renewed: null };
  if (session.is_last_seen_due) await updateLastSeen(database, session.id);
  if (session.is_due)
    await prolongSession(database, { token, days: SESSION_DAYS, maxDays: MAX_SESSION_DAYS });
  const viewer = await toViewer(services, session);
  const own = session.is_suspended ? { viewer: null, suspended: viewer } : { viewer, suspended: null };
  return { ...own, renewed: session.is_due ? renewedCookie(auth, cookieHeader) : null };
}

/** The session of a request and its user; null for a visitor. Does not renew the cookie. */
export async function findLiveSession(
  services: Pick<Services, 'auth' | 'database'>,
  cookieHeader: string | undefined,
): Promise<{ userId: string; token: string } | null> {
  const token = readSessionToken(services.auth, cookieHeader);
  const session = token ? await findSession(services.database, token) : null;
  return token && session && !session.is_suspended ? { userId: session.id, token } : null;
}

export async function signOut(context: RequestContext): Promise<{ signedOut: boolean }> {
  await endRequestSession(context);
  context.setCookie(endedCookie(context.auth));
  return { signedOut: true };
}

/**
 * Creates an account with role user and signs it in; with a mail server, mails a confirmation link instead (viewer
 * null). Checks the form's rules again and uses the human check.
 * Source: spec 1 §5 Registration, §6 "Registered users always get role user".
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence per wrong field; TOO_MANY_REQUESTS
 */
export async function registerAccount(
  context: RequestContext,
  form: NewAccount,
): Promise<{ viewer: Viewer | null }> {
  const assessment = mayRegister(
    { ...form, humanChecked: form.humanCheckId !== undefined },
    await readEmailOptions(context),
  );
  if (!assessment.mayRegister)
    refuse('UNPROCESSABLE_CONTENT', assessment.refusals.join('. '), assessment.fields);
  refuseCommonPassword(form.password);
  await countAttempt(context.database, registrationLimits(context.ip));
  const humanCheckId = await requireHumanCheck(context, form.humanCheckId);
  const account = { ...assessment.account, password: form.password };
  try {
    if (!(await hasMailServer(context, context.database.kysely)))
      return { viewer: await createAccount(context, account) };
    await registerByMail(context, account);
    return { viewer: null };
  } catch (error) {
    // After a refusal or a failure the person may try again, also with another address, without solving a new puzzle.
    await restoreHumanCheck(context.database, humanCheckId);
    throw error;
  }
}

/**
 * Uses a solved human check; a form that fails afterwards restores it with `restoreHumanCheck`.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT if it is missing, expired or used
 */
export async function requireHumanCheck({ database }: Caller, id: string | undefined): Promise<string> {
  if (id !== undefined && (await consumeHumanCheck(database, id))) return id;
  const sentence = registrationTexts.humanCheckMissing;
  return refuse('UNPROCESSABLE_CONTENT', sentence, { humanCheck: sentence });
}

/**
 * Issues a puzzle. The answer is never sent to the client, and each puzzle can be answered once.
 *
 * @throws ORPCError TOO_MANY_REQUESTS
 */
export async function issueHumanCheck({ database, ip }: Caller): Promise<HumanPuzzle> {
  await countAttempt(database, humanCheckLimits(ip));
  const { instruction, labels, answer } = makePuzzle(randomInt);
  const tiles = labels.map((label) => ({ label, picture: renderTile(label, randomInt) }));
  const expiresAt = new Date(Date.now() + HUMAN_CHECK_MINUTES * 60_000);
  return { id: await insertHumanCheck(database, answer, expiresAt), instruction, tiles };
}

/**
 * Checks an answer and its proof of work. A wrong answer deletes the puzzle and issues a new one. Source: spec 1 §4 Human
 * check.
 *
 * @throws ORPCError TOO_MANY_REQUESTS when a new puzzle is issued
 */
export async function answerHumanCheck(
  { database, ip }: Caller,
  { id, selection, proof }: { id: string; selection: number[]; proof: number[] },
): Promise<{ solved: boolean; next: HumanPuzzle | null }> {
  const open = await findOpenHumanCheck(database, id);
  const isRight = open !== null && checkSelection(open.answer, selection) && isProofOfWork(id, proof);
  if (isRight && (await markHumanCheckSolved(database, id))) return { solved: true, next: null };
  await deleteHumanCheck(database, id);
  return { solved: false, next: await issueHumanCheck({ database, ip }) };
}

/** Deletes expired human checks, sessions, links, registrations, limits, second steps and passkey challenges. */
export async function deleteExpiredRecords({ database }: Pick<Services, 'database'>): Promise<void> {
  await deleteExpiredHumanChecks(database);
  await deleteExpiredSessions(database);
  await deleteExpiredLinks(database.kysely);
  await deleteExpiredSecondSteps(database.kysely);
  await deleteExpiredChallenges(database.kysely);
  await deleteExpiredPending(database.kysely);
  await deleteExpiredLimits(database);
}

async function createAccount(
  context: RequestContext,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<Viewer> {
  const { auth, database, ip, userAgent } = context;
  const passwordHash = await auth.hashPassword(password, context.queueEntry());
  const token = await database.kysely.transaction().execute(async (tx) => {
    const userId = await insertPerson(tx, { name, email, passwordHash });
    if (userId === null) return null;
    await insertSecurityEvent({ kysely: tx }, { event: 'registered', userId, ip, userAgent });
    return openSession(context, tx, userId);
  });
  if (token !== null) return replaceSession(context, token);
  return refuse('UNPROCESSABLE_CONTENT', registrationTexts.failed);
}

export { requireAge } from './age.ts';
export { refuseContactData } from './refuse-contact-details.ts';
export { refuseCommonPassword } from './password/common-passwords.ts';
export { restoreHumanCheck } from './registration/human-check-queries.ts';
export { unsolicitedMailLimits } from './limits.ts';
export { requirePassword } from './re-authentication/require-password.ts';
export { findPassword } from './password/password-queries.ts';
export { countProfiles, insertSecurityEvent } from './queries.ts';
export {
  endAllSessions,
  endOtherSessions,
  findOpenSessions,
  findUsersOfSessions,
} from './sessions/session-queries.ts';
export { deleteTwoStepOf } from './two-step/two-step.ts';

export { consumeHumanCheck };
