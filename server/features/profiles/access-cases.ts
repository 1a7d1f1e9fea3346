// Access cases of profiles: the expected status of each endpoint for each role.
import { type AccessCases, anyone, signedIn } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'profiles.own': [() => ({ method: 'GET', url: '/api/me/profile' }), signedIn()],
    'profiles.change': [() => ({ method: 'PATCH', url: '/api/me/profile', body: {} }), signedIn()],
    'profiles.find': [({ ownerId }) => ({ method: 'GET', url: `/api/people/${ownerId}` }), anyone()],
  },
};
