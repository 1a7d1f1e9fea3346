// Access cases of site settings: the expected status of each endpoint for each role.
import { type AccessCases, anyone, superadminsOnly } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'siteSettings.operator': [() => ({ method: 'GET', url: '/api/operator' }), anyone()],
    'siteSettings.read': [() => ({ method: 'GET', url: '/api/admin/settings' }), superadminsOnly()],
    'siteSettings.listChanges': [
      () => ({ method: 'GET', url: '/api/admin/settings/changes' }),
      superadminsOnly(),
    ],
    'siteSettings.change': [
      () => ({ method: 'PATCH', url: '/api/admin/settings', body: { minimumAge: 13 } }),
      superadminsOnly(),
    ],
  },
};
