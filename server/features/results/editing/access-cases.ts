// Access cases of the back office's results and of their import.
import { type AccessCases, staff } from '../../../testing/access.ts';
import { insertResultRow } from '../../../testing/results.ts';
import type { Records } from '../../../testing/access.ts';

const result = ({ app }: Records): Promise<string> => insertResultRow(app.services.database);

export const newResult = {
  homeTeam: 'Norrvikens Basket',
  awayTeam: 'Sjöstaden BBK',
  homeScore: null,
  awayScore: null,
  league: 'Basketligan',
  gameDate: '2027-01-16T17:00:00.000Z',
  status: 'scheduled',
  venue: 'Norrvikshallen',
  isForfeit: false,
} as const;
const csv = () =>
  `Datum;Tid;Hemmalag;Bortalag;Liga\n2027-01-16;18:00;Hemma ${crypto.randomUUID()};Borta;Basketligan`;
const named = () => ({ name: crypto.randomUUID() });

export const editingAccessCases: NonNullable<AccessCases['endpoints']> = {
  'results.listForEditing': [() => ({ method: 'GET', url: '/api/admin/basketball-results' }), staff()],
  'results.counts': [() => ({ method: 'GET', url: '/api/admin/basketball-results/counts' }), staff()],
  'results.findForEditing': [
    async (records) => ({ method: 'GET', url: `/api/admin/basketball-results/${await result(records)}` }),
    staff(),
  ],
  'results.create': [
    () => ({ method: 'POST', url: '/api/admin/basketball-results', body: newResult }),
    staff(201),
  ],
  'results.update': [
    async (records) => ({
      method: 'PUT',
      url: `/api/admin/basketball-results/${await result(records)}`,
      body: { ...newResult, seen: newResult },
    }),
    staff(),
  ],
  'results.delete': [
    async (records) => ({ method: 'DELETE', url: `/api/admin/basketball-results/${await result(records)}` }),
    staff(),
  ],
  'results.previewImport': [
    () => ({ method: 'POST', url: '/api/admin/result-import-previews', body: { csv: csv() } }),
    staff(),
  ],
  'results.importResults': [
    async ({ app, people }) => {
      const body = { csv: csv() };
      const preview = await app.call<{ digest: string }>('POST', '/api/admin/result-import-previews', {
        as: people.admin,
        body,
      });
      return {
        method: 'POST',
        url: '/api/admin/result-imports',
        body: { ...body, digest: preview.body.digest },
      };
    },
    staff(),
  ],
  'results.listLeaguesForEditing': [() => ({ method: 'GET', url: '/api/admin/leagues' }), staff()],
  'results.createLeague': [() => ({ method: 'POST', url: '/api/admin/leagues', body: named() }), staff(201)],
  'results.updateLeague': [
    async (records) => {
      const { id, name } = await created(records, 'leagues');
      const seen = { name, aliases: [], pointsRule: 'swedish', isForChildren: false };
      return { method: 'PUT', url: `/api/admin/leagues/${id}`, body: { ...named(), seen } };
    },
    staff(),
  ],
  'results.listTeamsForEditing': [() => ({ method: 'GET', url: '/api/admin/teams' }), staff()],
  'results.createTeam': [() => ({ method: 'POST', url: '/api/admin/teams', body: named() }), staff(201)],
  'results.updateTeam': [
    async (records) => {
      const { id, name } = await created(records, 'teams');
      const seen = { name, aliases: [], city: null };
      return { method: 'PUT', url: `/api/admin/teams/${id}`, body: { ...named(), seen } };
    },
    staff(),
  ],
  'results.listSameMatchesOfLeagues': [(records) => sameMatches(records, 'leagues'), staff()],
  'results.listSameMatchesOfTeams': [(records) => sameMatches(records, 'teams'), staff()],
  'results.mergeLeague': [
    async (records) => {
      const [from, into] = [await created(records, 'leagues'), await created(records, 'leagues')];
      return { method: 'POST', url: `/api/admin/leagues/${from.id}/merge`, body: { into: into.name } };
    },
    staff(),
  ],
  'results.mergeTeam': [
    async (records) => {
      const [from, into] = [await created(records, 'teams'), await created(records, 'teams')];
      return { method: 'POST', url: `/api/admin/teams/${from.id}/merge`, body: { into: into.name } };
    },
    staff(),
  ],
  'results.deleteLeague': [
    async (records) => ({
      method: 'DELETE',
      url: `/api/admin/leagues/${(await created(records, 'leagues')).id}`,
    }),
    staff(),
  ],
  'results.deleteTeam': [
    async (records) => ({
      method: 'DELETE',
      url: `/api/admin/teams/${(await created(records, 'teams')).id}`,
    }),
    staff(),
  ],
};

async function sameMatches(records: Records, kind: 'teams' | 'leagues') {
  const [from, into] = [await created(records, kind), await created(records, kind)];
  return { method: 'GET', url: `/api/admin/${kind}/${from.id}/same-matches?into=${into.name}` } as const;
}

async function created({ app, people }: Records, kind: 'teams' | 'leagues') {
  const request = { as: people.admin, body: named() };
  return (await app.call<{ id: string; name: string }>('POST', `/api/admin/${kind}`, request)).body;
}
