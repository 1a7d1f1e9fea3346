// What a breach of the content policy means.
import type { ReportedEvent } from '#shared/features/security/words.ts';

/** What the browser says of it, as far as we look. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'disposition'
>;

/**
 * A script or a handler written into the page is an attempt to run something in the person's name; one from elsewhere, or a
 * frame or an object, is foreign goods. Null for what somebody's own browser extension does.
 */
export function judgeViolation({
  effectiveDirective,
  blockedURI,
  sourceFile,
}: Violation): ReportedEvent | null {
  if ([blockedURI, sourceFile].some((source) => /^[\w-]*extension\b/.test(source ?? ''))) return null;
  if (effectiveDirective.startsWith('script-src')) {
    return /^https?:/.test(blockedURI) ? 'malware_detected' : 'xss_attempt';
  }
  return /^(frame|object|child)-src$/.test(effectiveDirective) ? 'malware_detected' : 'csp_violation';
}
