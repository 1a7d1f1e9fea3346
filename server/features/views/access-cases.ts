// Access cases of page views: anyone is counted.
import { type AccessCases, anyone } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'views.count': [() => ({ method: 'POST', url: '/api/views', body: { path: '/marketplace' } }), anyone()],
  },
};
