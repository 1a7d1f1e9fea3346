// Access cases of personal data: the expected status of each endpoint for each role.
import { type AccessCases, owner, signedIn } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'personalData.find': [() => ({ method: 'GET', url: '/api/me/personal-data' }), signedIn()],
    'personalData.requestExport': [
      () => ({ method: 'POST', url: '/api/me/personal-data/exports' }),
      signedIn(),
    ],
    // The password is wrong, so that no test user is erased.
    'personalData.requestErasure': [
      () => ({ method: 'POST', url: '/api/me/erasure', body: { password: 'Fel-losen1' } }),
      signedIn(422),
    ],
    // The test users have no pending erasure.
    'personalData.cancelErasure': [() => ({ method: 'DELETE', url: '/api/me/erasure' }), signedIn(404)],
  },
  addresses: {
    'GET /api/me/personal-data/exports/:id/file': [
      async ({ exportCopy }) => ({
        method: 'GET',
        url: `/api/me/personal-data/exports/${await exportCopy()}/file`,
      }),
      owner(),
    ],
  },
};
