// Access cases of the overview: the expected status of each endpoint for each role.
import { type AccessCases, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'admin.find': [() => ({ method: 'GET', url: '/api/admin/found?text=boll' }), staff()],
    'admin.overview': [() => ({ method: 'GET', url: '/api/admin/overview' }), staff()],
  },
};
