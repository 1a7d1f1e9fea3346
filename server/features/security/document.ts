// What the API's document says of this feature besides its contract.
import { SecurityReport } from '#shared/features/security/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const securityDocument: FeatureDocument = {
  tag: { name: 'security', description: 'What browsers report of attacks on the site' },
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
