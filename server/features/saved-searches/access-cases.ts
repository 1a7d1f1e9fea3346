// Access cases of saved searches: the expected status of each endpoint for each role.
import { type AccessCases, owner, signedIn } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'savedSearches.list': [() => ({ method: 'GET', url: '/api/me/saved-searches' }), signedIn()],
    'savedSearches.save': [
      () => ({
        method: 'POST',
        url: '/api/me/saved-searches',
        body: { name: crypto.randomUUID(), filter: { search: crypto.randomUUID() }, alert: 'never' },
      }),
      signedIn(201),
    ],
    'savedSearches.change': [
      async ({ savedSearch }) => ({
        method: 'PATCH',
        url: `/api/me/saved-searches/${await savedSearch()}`,
        body: { alert: 'daily' },
      }),
      owner(),
    ],
    'savedSearches.remove': [
      async ({ savedSearch }) => ({ method: 'DELETE', url: `/api/me/saved-searches/${await savedSearch()}` }),
      owner(),
    ],
  },
};
