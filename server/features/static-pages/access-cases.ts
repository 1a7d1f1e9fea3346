// Access cases of static pages: the expected status of each endpoint for each role.
import { type AccessCases, anyone, type Records, superadminsOnly } from '../../testing/access.ts';

const save = async ({ app }: Records) => {
  await app.services.database.pool.query('delete from static_page_changes');
  const body = { version: 0, content: 'Ny text' };
  return { method: 'PUT', url: '/api/admin/static-pages/terms/account', body } as const;
};

export const accessCases: AccessCases = {
  endpoints: {
    'staticPages.find': [() => ({ method: 'GET', url: '/api/static-pages/privacy' }), anyone()],
    'staticPages.edit': [
      () => ({ method: 'GET', url: '/api/admin/static-pages/privacy' }),
      superadminsOnly(),
    ],
    'staticPages.save': [save, superadminsOnly()],
  },
};
