// OpenAPI texts of the audit log that the contract does not contain.
import { AuditEntry } from '#shared/features/audit/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const auditDocument: FeatureDocument = {
  tag: { name: 'audit', description: 'The log of privileged actions' },
  examples: [
    exampleOf(AuditEntry, {
      id: 1,
      at: '2026-11-22T12:00:00.000Z',
      actor: { id: '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21', name: 'Vera Ek', role: 'admin' },
      action: 'ad.approve',
      target: { type: 'ad', id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10', name: 'Matchboll' },
      ipAddress: '192.0.2.1',
      userAgent: 'Mozilla/5.0',
      before: { status: 'pending' },
      after: { status: 'approved' },
    }),
  ],
};
