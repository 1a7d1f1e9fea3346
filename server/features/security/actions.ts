// Reports of what threatened a page, and requests that no page of ours has written.
import type { SecurityReport } from '#shared/features/security/contract.ts';
import { securityWords } from '#shared/features/security/words.ts';
import { spendTry } from '../../core/limits.ts';
import { isOwnToken, issueToken } from '../../core/page-token.ts';
import { refuse } from '../../core/refusal.ts';
import type { RequestContext } from '../../core/request.ts';
import { placeOf } from '../accounts/actions.ts';
import { insertReport } from './queries.ts';

const REPORTS = { tries: 60, minutes: 10 };

/** A token for the pages of whoever asks. */
export function makeToken(context: RequestContext): { token: string } {
  return { token: issueToken(context.auth.secret, holderOf(context)) };
}

/**
 * Keeps a report. What the browser says of itself is what it says; where it came from, and who is signed in, we know.
 * Source: spec 1 §7 Security audit.
 *
 * @throws ORPCError FORBIDDEN without a token of one's own, which is kept as an event itself; TOO_MANY_REQUESTS
 */
export async function keepReport(
  context: RequestContext,
  { token, report }: { token: string | undefined; report: SecurityReport },
): Promise<{ received: boolean }> {
  const { database, ip, userAgent, viewer } = context;
  const holder = holderOf(context);
  await spendTry(database, [{ key: `security report from ${holder.ip}`, ...REPORTS }]);
  const origin = { ip, userAgent, userId: viewer?.id ?? null, url: withoutQuery(report.url) };
  if (!isOwnToken(context.auth.secret, holder, { token })) {
    const details = { reported: report.event };
    await insertReport(database, { ...origin, event: 'csrf_violation', details });
    return refuse('FORBIDDEN', securityWords.unconfirmed);
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

/** A phone changes its address within its network, and a home of IPv6 has many. */
function holderOf({ ip, userAgent }: RequestContext): { ip: string; userAgent: string } {
  return { ip: placeOf(ip), userAgent };
}

/** An address may carry what somebody searched for, or a key from a letter. */
function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
