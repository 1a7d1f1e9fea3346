// Who may call what of this feature.
import { type AccessCases, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'admin.overview': [() => ({ method: 'GET', url: '/api/admin/overview' }), staff()],
  },
};
