// Access cases: who may call which endpoint of tournaments.
import { type AccessCases, anyone, type Records, signedIn } from '../../testing/access.ts';
import { insertTournamentRow } from '../../testing/samples/sample-tournament-queries.ts';
import { editingAccessCases } from './editing/access-cases.ts';

const tournament = ({ app }: Records) => insertTournamentRow(app.services.database);

/** The number of a new tournament. */
async function numberOf(records: Records): Promise<number> {
  const { rows } = await records.app.services.database.pool.query<{ number: number }>(
    'select number from tournaments where id = $1',
    [await tournament(records)],
  );
  return rows[0]?.number ?? 0;
}

export const accessCases: AccessCases = {
  endpoints: {
    ...editingAccessCases,
    'tournaments.list': [() => ({ method: 'GET', url: '/api/tournaments' }), anyone()],
    'tournaments.pins': [() => ({ method: 'GET', url: '/api/tournament-pins' }), anyone()],
    'tournaments.locate': [
      async (records) => ({ method: 'GET', url: `/api/tournament-numbers/${await numberOf(records)}` }),
      anyone(),
    ],
    'tournaments.find': [
      async (records) => ({ method: 'GET', url: `/api/tournaments/${await tournament(records)}` }),
      anyone(),
    ],
    'tournaments.reminders': [() => ({ method: 'GET', url: '/api/me/tournament-reminders' }), signedIn()],
    'tournaments.remind': [
      async (records) => ({
        method: 'PUT',
        url: `/api/tournaments/${await tournament(records)}/reminder`,
        body: { isOn: true },
      }),
      signedIn(),
    ],
  },
  addresses: {
    'GET /tournaments.ics': [() => ({ method: 'GET', url: '/tournaments.ics' }), anyone()],
    'GET /tournaments/:id.ics': [
      async (records) => ({ method: 'GET', url: `/tournaments/${await tournament(records)}.ics` }),
      anyone(),
    ],
    'GET /sitemaps/tournaments/:start.xml': [
      // No sitemap file starts at this id.
      () => ({ method: 'GET', url: `/sitemaps/tournaments/${crypto.randomUUID()}.xml` }),
      anyone(404),
    ],
  },
};
