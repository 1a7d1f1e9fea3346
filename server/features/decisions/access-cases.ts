// Access cases of decisions: the expected status of each endpoint for each role.
import { type AccessCases, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'decisions.undo': [
      async ({ app, people, pendingAd }) => {
        const url = `/api/admin/ads/${await pendingAd()}/status`;
        const { body } = await app.call<{ undo: { id: string } }>('PUT', url, {
          as: people.admin,
          body: { status: 'approved' },
        });
        return { method: 'POST', url: `/api/admin/decisions/${body.undo.id}/undo` };
      },
      // Only the one who decided.
      { ...staff(), superadmin: 404 },
    ],
  },
};
