// Access cases of the audit log: the expected status of each endpoint for each role.
import { type AccessCases, staff, superadminsOnly } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'audit.list': [() => ({ method: 'GET', url: '/api/admin/audit-log' }), superadminsOnly()],
    'audit.listOwn': [() => ({ method: 'GET', url: '/api/admin/my-decisions' }), staff()],
  },
};
