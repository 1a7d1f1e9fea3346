// Access cases: who may call which endpoint of this feature.
import { type AccessCases, anyone, owner, signedIn, staff } from '../../testing/access.ts';

const nowhere = `/pictures/${crypto.randomUUID()}/400.webp`;

export const accessCases: AccessCases = {
  addresses: {
    'POST /api/pictures': [() => ({ method: 'POST', url: '/api/pictures', body: {} }), signedIn(422)],
    'POST /api/fetched-pictures': [
      () => ({ method: 'POST', url: '/api/fetched-pictures', body: {} }),
      staff(422),
    ],
    'DELETE /api/pictures/:id': [
      () => ({ method: 'DELETE', url: `/api/pictures/${crypto.randomUUID()}` }),
      signedIn(404),
    ],
    'GET /api/message-pictures/:id/:file': [
      async ({ messagePicture }) => ({
        method: 'GET',
        url: `/api/message-pictures/${await messagePicture()}/400.webp`,
      }),
      owner(),
    ],
    'GET /api/text-pictures/:id/:file': [
      () => ({ method: 'GET', url: `/api/text-pictures/${crypto.randomUUID()}/400.webp` }),
      anyone(404),
    ],
    'GET /pictures/:id/preview.jpg': [
      () => ({ method: 'GET', url: `/pictures/${crypto.randomUUID()}/preview.jpg` }),
      anyone(404),
    ],
    'GET /pictures/:id/:file': [() => ({ method: 'GET', url: nowhere }), anyone(404)],
  },
};
