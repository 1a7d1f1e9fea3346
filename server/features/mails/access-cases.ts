// Access cases of the outbox: the expected status of each endpoint for each role.
import { type AccessCases, superadminsOnly } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'mails.list': [() => ({ method: 'GET', url: '/api/admin/mails' }), superadminsOnly()],
    'mails.read': [
      async ({ heldMail }) => ({ method: 'GET', url: `/api/admin/mails/${await heldMail()}` }),
      superadminsOnly(),
    ],
    'mails.resend': [
      async ({ failedMail }) => ({ method: 'POST', url: `/api/admin/mails/${await failedMail()}/sending` }),
      superadminsOnly(),
    ],
  },
};
