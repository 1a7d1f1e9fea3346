// Access cases of news sources: the expected status of each endpoint for each role.
import { type AccessCases, type Records, staff } from '../../testing/access.ts';

const text = () => ({
  name: 'Källa',
  url: `https://kalla.invalid/${crypto.randomUUID()}`,
  category: 'NBA',
  active: false,
});

export const accessCases: AccessCases = {
  endpoints: {
    'newsSources.list': [() => ({ method: 'GET', url: '/api/admin/news-sources' }), staff()],
    'newsSources.find': [
      async (records) => ({ method: 'GET', url: `/api/admin/news-sources/${await createSource(records)}` }),
      staff(),
    ],
    'newsSources.counts': [() => ({ method: 'GET', url: '/api/admin/news-source-counts' }), staff()],
    'newsSources.create': [
      () => ({ method: 'POST', url: '/api/admin/news-sources', body: text() }),
      staff(201),
    ],
    'newsSources.update': [
      async (records) => ({
        method: 'PUT',
        url: `/api/admin/news-sources/${await createSource(records)}`,
        body: text(),
      }),
      staff(),
    ],
    'newsSources.setActive': [
      async (records) => ({
        method: 'PUT',
        url: `/api/admin/news-sources/${await createSource(records)}/active`,
        body: { active: false },
      }),
      staff(),
    ],
    'newsSources.activateAll': [
      () => ({ method: 'POST', url: '/api/admin/news-source-activations' }),
      staff(),
    ],
    'newsSources.delete': [
      async (records) => ({
        method: 'DELETE',
        url: `/api/admin/news-sources/${await createSource(records)}`,
      }),
      staff(),
    ],
    // Staff get 422: the guard of outgoing requests refuses addresses of this machine. Others are refused before that.
    'newsSources.test': [
      () => ({ method: 'POST', url: '/api/admin/news-source-tests', body: { url: 'http://127.0.0.1:9/' } }),
      staff(422),
    ],
    'newsSources.history': [() => ({ method: 'GET', url: '/api/admin/news-fetch-log' }), staff()],
    'newsSources.startFetch': [
      () => ({ method: 'POST', url: '/api/admin/news-fetches', body: { onlyDue: true } }),
      staff(),
    ],
    'newsSources.latestFetch': [() => ({ method: 'GET', url: '/api/admin/news-fetches/latest' }), staff()],
  },
};

async function createSource({ app, people }: Records): Promise<string> {
  const { body } = await app.call<{ id: string }>('POST', '/api/admin/news-sources', {
    as: people.admin,
    body: text(),
  });
  return body.id;
}
