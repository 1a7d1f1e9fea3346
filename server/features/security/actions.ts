// Security reports by browsers, and forged requests from other sites.
import type { SecurityReport } from '#shared/features/security/contract.ts';
import { securityTexts } from '#shared/features/security/texts.ts';
import { countAttempt } from '../../core/limits/limits.ts';
import { isOwnToken, issueToken } from '../../core/crypto/page-token.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext } from '../../core/http/request.ts';
import { networkOf } from '../../core/limits/network.ts';
import { insertReport } from './queries.ts';
import { reportLimits } from './limits.ts';

/** A token for the caller's pages. */
export function makeToken(context: RequestContext): { token: string } {
  return { token: issueToken(context.auth.secret, holderOf(context)) };
}

/**
 * Stores a report. Event and details are the browser's claim; address and user are known to the server.
 * Source: spec 1 §7 Security audit.
 *
 * @throws ORPCError FORBIDDEN without a valid token, which is stored as an event itself; TOO_MANY_REQUESTS
 */
export async function storeReport(
  context: RequestContext,
  { token, report }: { token: string | undefined; report: SecurityReport },
): Promise<{ received: boolean }> {
  const { database, ip, userAgent, viewer } = context;
  const holder = holderOf(context);
  await countAttempt(database, reportLimits(holder.ip));
  const origin = { ip, userAgent, userId: viewer?.id ?? null, url: withoutQuery(report.url) };
  if (!isOwnToken(context.auth.secret, holder, { token })) {
    const details = { reported: report.event };
    await insertReport(database, { ...origin, event: 'csrf_violation', details });
    return refuse('FORBIDDEN', securityTexts.unconfirmed);
  }
  const details = { ...report.details, timestamp: report.timestamp };
  const isOtherAgent = report.userAgent !== userAgent.slice(0, 500);
  await insertReport(database, {
    ...origin,
    event: report.event,
    details: isOtherAgent ? { ...details, userAgent: report.userAgent } : details,
  });
  return { received: true };
}

/** Whether a form was sent from a page of this site; a forged one is stored as an event. */
export async function isFromOwnPage(context: RequestContext, token: string): Promise<boolean> {
  if (isOwnToken(context.auth.secret, holderOf(context), { token })) return true;
  const { database, ip, userAgent, viewer } = context;
  const origin = { ip, userAgent, userId: viewer?.id ?? null, url: '' };
  await insertReport(database, { ...origin, event: 'csrf_violation', details: { reported: 'form' } });
  return false;
}

/** The token is bound to the network, not the address: a phone changes its address within it, and an IPv6 home has many. */
function holderOf({ ip, userAgent }: RequestContext): { ip: string; userAgent: string } {
  return { ip: networkOf(ip), userAgent };
}

/** Removes the query string, which may contain a search or a token. */
function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
