// Warns the user of content policy violations and reports them; loaded with the first violation.
// Source: spec 1 §7 Security audit, spec 2 §9 Client-side security behaviour.
import { type ReportedEvent, securityTexts, warnings } from '#shared/features/security/texts.ts';
import type { ApiQueries } from '../../core/api.ts';
import { isRefusal } from '../../core/failure.ts';
import { sendWithPageToken } from '../../core/page-token.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { countEvent } from './health-record.ts';
import { classifyViolation, type Violation } from './violation.ts';

type SecurityApi = ApiQueries['security'];

/** A broken page violates the policy repeatedly. */
const MAX_REPORTS = 10;

export async function recordViolation(violation: Violation, api: SecurityApi): Promise<void> {
  const event = classifyViolation(violation);
  if (!event) return;
  const count = countEvent(event);
  warn(event, count);
  if (count > MAX_REPORTS) return;
  const { effectiveDirective: directive, blockedURI, sourceFile, lineNumber: line } = violation;
  await report(api, event, {
    directive,
    blocked: withoutQuery(blockedURI),
    source: withoutQuery(sourceFile),
    line,
    count,
  });
}

/** Shows one toast per kind. */
function warn(event: ReportedEvent, count: number): void {
  const description = warnings[event];
  if (description && count === 1) toast.warning(securityTexts.warning, { description });
}

/** A failed report is not shown to the user. */
async function report(
  api: SecurityApi,
  event: ReportedEvent,
  details: Record<string, string | number>,
): Promise<void> {
  const body = {
    event,
    details,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent.slice(0, 500),
    url: withoutQuery(location.href),
  };
  try {
    await sendWithPageToken(api, (token) => api.report.call({ headers: { 'x-csrf-token': token }, body }));
  } catch (error) {
    if (isRefusal(error, 'FORBIDDEN')) warn('csrf_violation', countEvent('csrf_violation'));
  }
}

/** The URL without query string and fragment. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0]?.slice(0, 500) ?? '';
}
