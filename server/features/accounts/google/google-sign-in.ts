// Signing in with Google: the redirect to Google and the callback. Source: spec 1 §7 Authentication, §8.
import { type GoogleOutcome, googleTexts } from '#shared/features/accounts/google/google.ts';
import { refundAttempt, isWithinLimits, countAttempt } from '../../../core/limits/limits.ts';
import { type Identity, type OpenIdProvider, openIdProvider } from '../../../core/openid.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Settings } from '../../../core/process/settings.ts';
import { openGoogleAccount } from './google-account.ts';
import { startFlow, endedFlowCookie, GOOGLE_CALLBACK, readFlow, flowCookie } from './google-flow.ts';
import { googleLimits } from '../limits.ts';
import { recordSignIn } from '../sessions/new-device.ts';
import { openSessionOrSecondStep, setSignInCookie } from '../sign-in/open-session.ts';
import { insertSecurityEvent } from '../queries.ts';

/** Undefined if the site has no Google credentials. */
export function openGoogle({ google, publicUrl }: Settings): OpenIdProvider | undefined {
  return google && openIdProvider({ ...google, redirectUri: `${publicUrl}${GOOGLE_CALLBACK}` });
}

/**
 * Returns the authorization URL at Google and sets a cookie with the state of the sign-in.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT without Google credentials, or when Google does not answer; TOO_MANY_REQUESTS
 */
export async function startGoogle(context: RequestContext, returnTo: string): Promise<{ url: string }> {
  const { google, auth, logger } = context;
  if (!google) return refuse('UNPROCESSABLE_CONTENT', googleTexts.failed);
  await countAttempt(context.database, googleLimits(context.ip));
  const flow = startFlow(returnTo);
  const url = await google.getAuthorizationUrl(flow).catch((error: unknown) => {
    logger.warn({ err: error }, 'Google did not answer');
    return refuse('UNPROCESSABLE_CONTENT', googleTexts.failed);
  });
  context.setCookie(flowCookie(auth, flow));
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
  const flow = readFlow(context.auth, context.cookieHeader);
  context.setCookie(endedFlowCookie(context.auth));
  const returnTo = flow?.returnTo ?? '/';
  try {
    const outcome = await completeSignIn(context, { flow, answer });
    return { outcome, returnTo };
  } catch (error) {
    context.logger.warn({ err: error }, 'Google sign-in failed');
    return { outcome: 'failed', returnTo };
  }
}

async function completeSignIn(
  context: RequestContext,
  { flow, answer }: { flow: ReturnType<typeof readFlow>; answer: URLSearchParams },
): Promise<GoogleOutcome> {
  const { database, google, ip, userAgent } = context;
  const limits = googleLimits(ip);
  if (!(await isWithinLimits(database, limits))) throw new Error('Too many attempts from one address');
  try {
    const identity = await identify(google, { flow, answer });
    const { entry, signInToken } = await database.kysely.transaction().execute(async (tx) => {
      const opened = await openGoogleAccount(context, tx, identity);
      return { entry: opened, signInToken: await openSessionOrSecondStep(context, tx, opened.userId) };
    });
    const { viewer } = await setSignInCookie(context, signInToken);
    if (viewer && entry.outcome !== 'registered') await recordSignIn(context, viewer, signInToken.token);
    // Refunds two attempts: one was counted at the start, one at the callback.
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
  { flow, answer }: { flow: ReturnType<typeof readFlow>; answer: URLSearchParams },
): Promise<Identity> {
  if (!google || !flow) throw new Error('No sign-in with Google was started in this browser');
  return google.identify(answer, flow);
}
