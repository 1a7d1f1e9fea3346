// OpenAPI texts of reports that the contract does not contain.
import { NewReport, NewAppeal } from '#shared/features/reports/contract.ts';
import { NewDecision, AppealDecision } from '#shared/features/reports/staff-contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';
import { figurePaths } from './figures/figure-export.ts';

export const reportsDocument: FeatureDocument = {
  tag: { name: 'reports', description: 'Reports of content, decisions on them, and appeals' },
  paths: figurePaths,
  examples: [
    exampleOf(NewReport, {
      kind: 'ad',
      targetId: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      category: 'fraud',
      explanation: 'Varan finns inte.',
      goodFaith: true,
      name: 'Vera Ek',
      email: 'vera.ek@exempel.se',
    }),
    exampleOf(NewAppeal, { text: 'Annonsen följer reglerna.' }),
    exampleOf(NewDecision, {
      seen: 'investigating',
      status: 'dismissed',
      decision: 'none',
      reporterReason: 'Vi har inte funnit något fel.',
    }),
    exampleOf(AppealDecision, { outcome: 'upheld', reason: 'Inget nytt har kommit fram.' }),
  ],
};
