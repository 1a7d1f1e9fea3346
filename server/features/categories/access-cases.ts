// Access cases of categories: the expected status of each endpoint for each role.
import { type AccessCases, anyone, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'categories.listActive': [() => ({ method: 'GET', url: '/api/categories' }), anyone()],
    'categories.list': [() => ({ method: 'GET', url: '/api/admin/categories' }), staff()],
    'categories.create': [
      () => ({ method: 'POST', url: '/api/admin/categories', body: { name: crypto.randomUUID() } }),
      staff(201),
    ],
    'categories.update': [
      async ({ category }) => ({
        method: 'PUT',
        url: `/api/admin/categories/${await category()}`,
        body: { name: crypto.randomUUID() },
      }),
      staff(),
    ],
    'categories.setActive': [
      async ({ category }) => ({
        method: 'PUT',
        url: `/api/admin/categories/${await category()}/active`,
        body: { active: false },
      }),
      staff(),
    ],
    'categories.delete': [
      async ({ category }) => ({ method: 'DELETE', url: `/api/admin/categories/${await category()}` }),
      staff(),
    ],
  },
};
