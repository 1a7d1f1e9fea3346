// Access cases of security events: the expected status of each endpoint for each role.
import { type AccessCases, anyone, superadminsOnly } from '../../testing/access.ts';

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
      // Requires a token of the caller.
      anyone(403),
    ],
    'security.list': [() => ({ method: 'GET', url: '/api/admin/security-events' }), superadminsOnly()],
  },
};
