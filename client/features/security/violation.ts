// Classifies violations of the content policy.
import type { ReportedEvent } from '#shared/features/security/texts.ts';

/** The fields of the browser's event that are used. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'disposition'
>;

/**
 * Classifies an inline script or handler as XSS, and a third-party script, frame or object as malware. Null for the
 * user's own browser extensions.
 */
export function classifyViolation({
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
