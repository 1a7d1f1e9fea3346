// OpenAPI texts of security events that the contract does not contain.
import { SecurityReport } from '#shared/features/security/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const securityDocument: FeatureDocument = {
  tag: { name: 'security', description: 'Security events reported by browsers' },
  examples: [
    exampleOf(SecurityReport, {
      event: 'csp_violation',
      details: { directive: 'script-src' },
      timestamp: '2026-11-22T12:00:00.000Z',
      userAgent: 'Mozilla/5.0',
      url: 'https://exempel.se/marketplace',
    }),
  ],
};
