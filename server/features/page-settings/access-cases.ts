// Access cases of page settings: the expected status of each endpoint for each role.
import { type AccessCases, anyone, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'pageSettings.closed': [() => ({ method: 'GET', url: '/api/closed-pages' }), anyone()],
    'pageSettings.find': [() => ({ method: 'GET', url: '/api/pages/forum' }), anyone()],
    'pageSettings.list': [() => ({ method: 'GET', url: '/api/admin/page-settings' }), staff()],
    'pageSettings.save': [
      () => ({ method: 'PATCH', url: '/api/admin/page-settings/forum', body: { isEnabled: true } }),
      staff(),
    ],
  },
};
