// Who may call what of this feature.
import { type AccessCases, anyone, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'security.token': [() => ({ method: 'GET', url: '/api/security/token' }), anyone()],
    'security.report': [
      () => ({
        method: 'POST',
        url: '/api/security/audit',
        body: {
          event: 'csp_violation',
          details: {},
          timestamp: '2026-11-22T12:00:00.000Z',
          userAgent: '',
          url: '',
        },
      }),
      // Nobody without a token of their own.
      anyone(403),
    ],
    'security.list': [() => ({ method: 'GET', url: '/api/admin/security-events' }), staff()],
  },
};
