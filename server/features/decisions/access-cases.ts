// Access cases of decisions: the expected status of each endpoint for each role.
import { type AccessCases, type Records, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'decisions.undo': [
      async (records) => ({
        method: 'POST',
        url: `/api/admin/decisions/${await decide(records)}/undo`,
      }),
      // Only the admin who made the decision may undo it.
      { ...staff(), superadmin: 404 },
    ],
    'decisions.extend': [
      async (records) => ({
        method: 'POST',
        url: '/api/admin/decision-extensions',
        body: { ids: [await decide(records)] },
      }),
      { ...staff(), superadmin: 404 },
    ],
  },
};

/** The admin's decision on an ad. */
async function decide({ app, people, pendingAd }: Records): Promise<string> {
  const url = `/api/admin/ads/${await pendingAd()}/status`;
  const { body } = await app.call<{ undo: { id: string } }>('PUT', url, {
    as: people.admin,
    body: { status: 'approved' },
  });
  return body.undo.id;
}
