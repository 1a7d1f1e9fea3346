// Signing in with Google: the way there, and what is made of who comes back. Source: spec 1 §7 Authentication, §8.
import { type GoogleOutcome, googleTexts } from '#shared/features/accounts/google/google.ts';
import { refundAttempt, isWithinLimits, countAttempt } from '../../../core/limits/limits.ts';
import { type Identity, type OpenIdProvider, openIdProvider } from '../../../core/openid.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Settings } from '../../../core/process/settings.ts';
import { openGoogleAccount } from './google-account.ts';
import { beginVisit, endedVisitCookie, GOOGLE_CALLBACK, readVisit, visitCookie } from './google-visit.ts';
import { googleLimits } from '../limits.ts';
import { recordSignIn } from '../sessions/new-device.ts';
import { admit, enter } from '../sign-in/own-session.ts';
import { insertSecurityEvent } from '../queries.ts';

/** Undefined when the site has no credentials for Google. */
export function openGoogle({ google, publicUrl }: Settings): OpenIdProvider | undefined {
  return google && openIdProvider({ ...google, redirectUri: `${publicUrl}${GOOGLE_CALLBACK}` });
}

/**
 * Gives the address at Google to go to, and the browser a cookie for the visit.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT without credentials for Google, or when it does not answer; TOO_MANY_REQUESTS
 */
export async function startGoogle(context: RequestContext, returnTo: string): Promise<{ url: string }> {
  const { google, auth, logger } = context;
  if (!google) return refuse('UNPROCESSABLE_CONTENT', googleTexts.failed);
  await countAttempt(context.database, googleLimits(context.ip));
  const visit = beginVisit(returnTo);
  const url = await google.getAuthorizationUrl(visit).catch((error: unknown) => {
    logger.warn({ err: error }, 'Google could not be asked');
    return refuse('UNPROCESSABLE_CONTENT', googleTexts.failed);
  });
  context.setCookie(visitCookie(auth, visit));
  return { url };
}

/**
 * Signs in the user who returns from Google. Never throws: a failure is an outcome too, with a page to return to.
 *
 * @param answer the parameters that Google added to the callback's URL
 */
export async function finishGoogle(
  context: RequestContext,
  answer: URLSearchParams,
): Promise<{ outcome: GoogleOutcome; returnTo: string }> {
  const visit = readVisit(context.auth, context.cookieHeader);
  context.setCookie(endedVisitCookie(context.auth));
  const returnTo = visit?.returnTo ?? '/';
  try {
    const outcome = await comeIn(context, { visit, answer });
    return { outcome, returnTo };
  } catch (error) {
    context.logger.warn({ err: error }, 'A sign-in with Google failed');
    return { outcome: 'failed', returnTo };
  }
}

async function comeIn(
  context: RequestContext,
  { visit, answer }: { visit: ReturnType<typeof readVisit>; answer: URLSearchParams },
): Promise<GoogleOutcome> {
  const { database, google, ip, userAgent } = context;
  const limits = googleLimits(ip);
  if (!(await isWithinLimits(database, limits))) throw new Error('Too many tries from one place');
  try {
    const identity = await identify(google, { visit, answer });
    const { entry, admission } = await database.kysely.transaction().execute(async (tx) => {
      const opened = await openGoogleAccount(context, tx, identity);
      return { entry: opened, admission: await admit(context, tx, opened.userId) };
    });
    const { viewer } = await enter(context, admission);
    if (viewer && entry.outcome !== 'registered') await recordSignIn(context, viewer, admission.token);
    // Two: one for the way there, one for the way back.
    await refundAttempt(database, limits);
    await refundAttempt(database, limits);
    return viewer ? entry.outcome : 'second-step';
  } catch (error) {
    await insertSecurityEvent(database, {
      event: 'sign_in_failed',
      ip,
      userAgent,
      details: { by: 'google' },
    });
    throw error;
  }
}

function identify(
  google: OpenIdProvider | undefined,
  { visit, answer }: { visit: ReturnType<typeof readVisit>; answer: URLSearchParams },
): Promise<Identity> {
  if (!google || !visit) throw new Error('No sign-in with Google was started in this browser');
  return google.identify(answer, visit);
}
