// Access cases of sample data: the expected status of each endpoint for each role.
import { type AccessCases, anyone, staff, superadminsOnly } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'samples.find': [() => ({ method: 'GET', url: '/api/samples' }), anyone()],
    'samples.office': [() => ({ method: 'GET', url: '/api/admin/samples' }), staff()],
    // The sites of tests have no sample data.
    'samples.remove': [
      () => ({ method: 'POST', url: '/api/admin/samples/removal', body: { confirmation: 'TA BORT' } }),
      superadminsOnly(409),
    ],
  },
};
