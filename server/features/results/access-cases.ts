// Access cases: who may call which endpoint of results. Until their page is opened in the settings, only staff may.
import { editingAccessCases } from './editing/access-cases.ts';
import { scoringAccessCases } from './scoring/access-cases.ts';
import { type AccessCases, anyone, type Records, signedIn } from '../../testing/access.ts';
import { openForum } from '../../testing/forum.ts';
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
    'results.find': [
      async (records) => ({ method: 'GET', url: `/api/results/${await result(records)}` }),
      anyone(),
    ],
    'results.comment': [
      async (records) => {
        await openForum(records.app);
        const url = `/api/results/${await result(records)}/comments`;
        return { method: 'POST', url, body: { content: `Vilken match, ${crypto.randomUUID()}` } };
      },
      signedIn(201),
    ],
    'results.listLeagues': [
      async (records) => {
        await openResults(records.app);
        return { method: 'GET', url: '/api/leagues' };
      },
      anyone(),
    ],
    'results.findLeague': [
      async (records) => {
        await openResults(records.app);
        return { method: 'GET', url: '/api/leagues/nba' };
      },
      anyone(),
    ],
    'results.findTeam': [
      async (records) => {
        await openResults(records.app);
        const slug = `lag-${crypto.randomUUID()}`;
        await records.app.services.database.kysely.insertInto('teams').values({ slug, name: slug }).execute();
        return { method: 'GET', url: `/api/teams/${slug}` };
      },
      anyone(),
    ],
  },
  addresses: {
    'GET /teams/:slug.ics': [() => ({ method: 'GET', url: '/teams/finns-inte.ics' }), anyone(404)],
    'GET /results/:id.ics': [
      () => ({ method: 'GET', url: `/results/${crypto.randomUUID()}.ics` }),
      anyone(404),
    ],
    'GET /sitemaps/results/:start.xml': [
      // No sitemap file starts at this id.
      () => ({ method: 'GET', url: `/sitemaps/results/${crypto.randomUUID()}.xml` }),
      anyone(404),
    ],
  },
};
