// Access cases of user management: the expected status of each endpoint for each role.
import { TEST_PASSWORD } from '../../testing/app.ts';
import { type AccessCases, staff, superadminsOnly } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'users.list': [() => ({ method: 'GET', url: '/api/admin/users' }), staff()],
    'users.choices': [() => ({ method: 'GET', url: '/api/admin/user-choices' }), staff()],
    'users.create': [
      () => ({
        method: 'POST',
        url: '/api/admin/users',
        body: {
          name: 'Ny',
          email: `${crypto.randomUUID()}@exempel.se`,
          password: TEST_PASSWORD,
          role: 'user',
        },
      }),
      staff(201),
    ],
    'users.setRole': [
      async ({ user }) => ({
        method: 'PUT',
        url: `/api/admin/users/${await user()}/role`,
        body: { role: 'admin' },
      }),
      staff(),
    ],
    'users.block': [
      async ({ user }) => ({
        method: 'PUT',
        url: `/api/admin/users/${await user()}/block`,
        body: { rule: 'account', reason: 'x', lastDay: null },
      }),
      staff(),
    ],
    'users.unblock': [
      async ({ user }) => ({ method: 'DELETE', url: `/api/admin/users/${await user()}/block` }),
      // The user is not suspended.
      staff(403),
    ],
    'users.removeTwoStep': [
      async ({ userWithTwoStep }) => ({
        method: 'DELETE',
        url: `/api/admin/users/${await userWithTwoStep()}/two-step`,
      }),
      superadminsOnly(),
    ],
    'users.deleteBirthYear': [
      async ({ user }) => ({ method: 'DELETE', url: `/api/admin/users/${await user()}/birth-year` }),
      staff(),
    ],
    'users.closeForAge': [
      async ({ user }) => ({ method: 'PUT', url: `/api/admin/users/${await user()}/age-closure` }),
      staff(),
    ],
    'users.eraseForAge': [
      async ({ user }) => ({ method: 'DELETE', url: `/api/admin/users/${await user()}/age-closure` }),
      // The account is not closed.
      staff(403),
    ],
    'users.delete': [
      async ({ user }) => ({ method: 'DELETE', url: `/api/admin/users/${await user()}` }),
      staff(),
    ],
  },
};
