// Declarations of reports: notifications of decisions, and the audit log of staff actions.
import type { Feature } from '../../feature.ts';
import { reportNotifications } from './notifications.ts';
import { decisionLabels, outcomeLabels, priorityLabels, ruleLabels, statusLabels } from './texts.ts';

export const reportsFeature = {
  notifications: reportNotifications,
  audit: {
    actions: {
      'report.investigate': 'Anmälan utreds',
      'report.priority': 'Anmälan omprioriterad',
      'report.read': 'Anmält meddelande läst',
      'report.decide': 'Anmälan avgjord',
      'report.appeal': 'Överklagande avgjort',
    },
    targets: { report: 'Anmälan' },
    fields: {
      decision: 'Beslut',
      outcome: 'Utfall',
      owner: 'Gäller',
      priority: 'Prioritet',
      reason: 'Anledning',
      rule: 'Regel',
      status: 'Status',
      until: 'Slutar',
    },
    values: {
      decision: decisionLabels,
      outcome: outcomeLabels,
      priority: priorityLabels,
      rule: ruleLabels,
      status: statusLabels,
    },
    endDays: ['until'],
  },
} as const satisfies Feature;
