// Access cases of brands: the expected status of each endpoint for each role.
import { type AccessCases, anyone, staff } from '../../testing/access.ts';

const named = () => ({ name: crypto.randomUUID() });

export const accessCases: AccessCases = {
  endpoints: {
    'brands.listActive': [() => ({ method: 'GET', url: '/api/brands' }), anyone()],
    'brands.list': [() => ({ method: 'GET', url: '/api/admin/brands' }), staff()],
    'brands.create': [() => ({ method: 'POST', url: '/api/admin/brands', body: named() }), staff(201)],
    'brands.update': [
      async ({ app }) => {
        const { rows } = await app.services.database.pool.query<{ id: number }>(
          'insert into brands (name) values ($1) returning id',
          [crypto.randomUUID()],
        );
        return { method: 'PUT', url: `/api/admin/brands/${rows[0]?.id}`, body: named() };
      },
      staff(),
    ],
  },
};
