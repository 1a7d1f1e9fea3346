// A pending report of an existing ad, as staff sees it.
import type { ReportedContent, StaffReport } from '#shared/features/reports/staff-contract.ts';

const person = (last: string, name: string) => ({ id: `00000000-0000-4000-8000-0000000000b${last}`, name });

export const content: ReportedContent = {
  title: 'Jordan 1',
  text: 'Äkta',
  price: 900,
  rating: null,
  pictures: [],
  avatarUrl: null,
  messages: [],
};

export const sampleReport: StaffReport = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  kind: 'ad',
  origin: 'report',
  category: 'fraud',
  explanation: 'Skorna finns inte',
  status: 'pending',
  priority: 'medium',
  createdAt: '2026-03-04T12:00:00.000Z',
  owner: person('1', 'Karl Alm'),
  reporter: { ...person('2', 'Vera Ek'), email: 'vera@exempel.se' },
  others: [],
  title: 'Jordan 1',
  assignee: null,
  decision: null,
  appeal: null,
  targetId: '00000000-0000-4000-8000-0000000000a1',
  reviewOf: null,
  asReported: content,
  now: content,
  isRemoved: false,
  isGone: false,
  rule: null,
  personReason: '',
  reporterReason: '',
  decidedBy: null,
  decidedAt: null,
  decidedWith: null,
  reopenedFrom: null,
  appealText: null,
  lacksDecider: false,
  earlier: [],
  can: {
    investigate: true,
    resolve: true,
    dismiss: true,
    prioritize: true,
    decisions: ['removed', 'warned', 'blocked', 'none'],
    decideAppeal: false,
  },
};

/** The answer to a decision on it. */
export const decidedReport = {
  ...sampleReport,
  undo: { id: '00000000-0000-4000-8000-0000000000d1', until: '2026-06-01T12:01:05.000Z' },
};
