// Access cases of reports: the expected status of each endpoint for each role.
import { type AccessCases, anyone, owner, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'reports.create': [
      async ({ publicAd }) => ({
        method: 'POST',
        url: '/api/reports',
        body: {
          kind: 'ad',
          targetId: await publicAd(),
          category: 'fraud',
          explanation: 'Den finns inte',
          goodFaith: true,
          name: 'Vera Ek',
          email: 'vera.ek@exempel.se',
        },
      }),
      // Users cannot report their own content.
      { ...anyone(201), owner: 422 },
    ],
    'reports.find': [
      async ({ report }) => ({ method: 'GET', url: `/api/me/reports/${await report('resolved')}` }),
      owner(),
    ],
    'reports.appeal': [
      async ({ report }) => ({
        method: 'POST',
        url: `/api/me/reports/${await report('resolved')}/appeal`,
        body: { text: 'Titta en gång till' },
      }),
      owner(201),
    ],
    'reports.list': [() => ({ method: 'GET', url: '/api/admin/reports' }), staff()],
    'reports.counts': [() => ({ method: 'GET', url: '/api/admin/reports/counts' }), staff()],
    'reports.yearlyFigures': [() => ({ method: 'GET', url: '/api/admin/yearly-figures' }), staff()],
    'reports.findForStaff': [
      async ({ report }) => ({ method: 'GET', url: `/api/admin/reports/${await report('pending')}` }),
      staff(),
    ],
    'reports.investigate': [
      async ({ report }) => ({
        method: 'PUT',
        url: `/api/admin/reports/${await report('pending')}/investigation`,
        body: { seen: 'pending' },
      }),
      staff(),
    ],
    'reports.setPriority': [
      async ({ report }) => ({
        method: 'PUT',
        url: `/api/admin/reports/${await report('pending')}/priority`,
        body: { priority: 'high' },
      }),
      staff(),
    ],
    'reports.decide': [
      async ({ report }) => ({
        method: 'PUT',
        url: `/api/admin/reports/${await report('pending')}/decision`,
        body: { seen: 'pending', status: 'dismissed', decision: 'none', reporterReason: 'Inget fel' },
      }),
      staff(),
    ],
    'reports.decideAppeal': [
      async ({ report }) => ({
        method: 'PUT',
        url: `/api/admin/reports/${await report('resolved', true)}/appeal`,
        body: { outcome: 'upheld', reason: 'Inget nytt' },
      }),
      staff(),
    ],
  },
  addresses: {
    'GET /api/admin/yearly-figures.csv': [
      () => ({ method: 'GET', url: '/api/admin/yearly-figures.csv' }),
      staff(),
    ],
  },
};
