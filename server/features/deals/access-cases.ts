// Access cases of deals and reviews: the expected status of each endpoint for each role.
import { type AccessCases, anyone, owner, signedIn, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'deals.correspondents': [
      async ({ publicAd }) => ({ method: 'GET', url: `/api/ads/${await publicAd()}/correspondents` }),
      owner(),
    ],
    'deals.agree': [
      async ({ publicAd }) => ({
        method: 'POST',
        url: `/api/ads/${await publicAd()}/deal`,
        body: { state: 'sold', buyerId: null },
      }),
      owner(),
    ],
    'deals.undo': [
      async ({ app, people, publicAd }) => {
        const url = `/api/ads/${await publicAd()}/deal`;
        const body = { state: 'sold', buyerId: null };
        await app.call('POST', url, { as: people.owner, body });
        return { method: 'POST', url: `${url}/undo`, body: { ...body, reservation: null } };
      },
      owner(),
    ],
    'deals.unreviewed': [() => ({ method: 'GET', url: '/api/me/unreviewed-deals' }), signedIn()],
    'deals.review': [
      async ({ sale }) => ({
        method: 'POST',
        url: `/api/deals/${await sale()}/reviews`,
        body: { rating: 5, text: 'Bra' },
      }),
      owner(201),
    ],
    'deals.given': [() => ({ method: 'GET', url: '/api/me/reviews' }), signedIn()],
    'deals.ofPerson': [({ ownerId }) => ({ method: 'GET', url: `/api/people/${ownerId}/reviews` }), anyone()],
    'deals.answer': [
      async ({ review }) => ({
        method: 'POST',
        url: `/api/reviews/${await review()}/answer`,
        body: { text: 'Tack' },
      }),
      owner(201),
    ],
    'deals.takeDownReview': [
      async ({ review }) => ({
        method: 'DELETE',
        url: `/api/admin/reviews/${await review()}`,
        body: { rule: 'forbidden', reason: 'Stötande' },
      }),
      staff(),
    ],
  },
};
