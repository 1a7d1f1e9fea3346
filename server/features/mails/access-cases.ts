// Access cases of the outbox: the expected status of each endpoint for each role.
import { type AccessCases, superadminsOnly } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'mailServer.read': [() => ({ method: 'GET', url: '/api/admin/mail-server' }), superadminsOnly()],
    'mailServer.save': [
      // Refused after the check of the role: a password without a user.
      () => ({
        method: 'PUT',
        url: '/api/admin/mail-server',
        body: {
          host: 'smtp.exempel.se',
          port: 587,
          security: 'starttls',
          username: '',
          password: 'x',
          sender: 'torget@exempel.se',
        },
      }),
      superadminsOnly(422),
    ],
    'mailServer.activate': [
      () => ({ method: 'POST', url: '/api/admin/mail-server/activation', body: { code: '123456' } }),
      superadminsOnly(404),
    ],
    'mailServer.remove': [() => ({ method: 'DELETE', url: '/api/admin/mail-server' }), superadminsOnly()],
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
