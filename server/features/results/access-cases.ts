// Access cases: who may call which endpoint of results. They are open to staff only until their page is.
import { type AccessCases, anyone, type Records } from '../../testing/access.ts';
import { editingAccessCases } from './editing/access-cases.ts';
import { scoringAccessCases } from './scoring/access-cases.ts';
import { insertResultRow, openResults } from '../../testing/results.ts';

async function result({ app }: Records): Promise<string> {
  await openResults(app);
  return insertResultRow(app.services.database);
}

export const accessCases: AccessCases = {
  endpoints: {
    ...editingAccessCases,
    ...scoringAccessCases,
    'results.list': [
      async (records) => {
        await result(records);
        return { method: 'GET', url: '/api/results' };
      },
      anyone(),
    ],
  },
};
