// Access cases of synonyms: the expected status of each endpoint for each role.
import { type AccessCases, type Records, staff } from '../../testing/access.ts';

const body = { words: ['zorp', 'zarp'] };

async function addedId({ app }: Records): Promise<number> {
  const { rows } = await app.services.database.pool.query<{ id: number }>(
    "insert into search_synonyms (words) values ('{zorp,zarp}') returning id",
  );
  return rows[0]?.id ?? 0;
}

export const accessCases: AccessCases = {
  endpoints: {
    'synonyms.list': [() => ({ method: 'GET', url: '/api/admin/synonyms' }), staff()],
    'synonyms.find': [
      async (records) => ({ method: 'GET', url: `/api/admin/synonyms/${await addedId(records)}` }),
      staff(),
    ],
    'synonyms.create': [() => ({ method: 'POST', url: '/api/admin/synonyms', body }), staff(201)],
    'synonyms.update': [
      async (records) => ({ method: 'PUT', url: `/api/admin/synonyms/${await addedId(records)}`, body }),
      staff(),
    ],
    'synonyms.delete': [
      async (records) => ({ method: 'DELETE', url: `/api/admin/synonyms/${await addedId(records)}` }),
      staff(),
    ],
    'synonyms.listMissed': [() => ({ method: 'GET', url: '/api/admin/missed-searches' }), staff()],
  },
};
