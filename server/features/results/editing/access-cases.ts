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
    async ({ app, people }) => {
      const made = await app.call<{ id: string }>('POST', '/api/admin/leagues', {
        as: people.admin,
        body: named(),
      });
      return { method: 'PUT', url: `/api/admin/leagues/${made.body.id}`, body: named() };
    },
    staff(),
  ],
  'results.listTeamsForEditing': [() => ({ method: 'GET', url: '/api/admin/teams' }), staff()],
  'results.createTeam': [() => ({ method: 'POST', url: '/api/admin/teams', body: named() }), staff(201)],
  'results.updateTeam': [
    async ({ app, people }) => {
      const made = await app.call<{ id: string }>('POST', '/api/admin/teams', {
        as: people.admin,
        body: named(),
      });
      return { method: 'PUT', url: `/api/admin/teams/${made.body.id}`, body: named() };
    },
    staff(),
  ],
};
