// Access cases: who may edit tournaments, and suggest them.
import { type AccessCases, anyone, type Records, staff } from '../../../testing/access.ts';
import { insertTournamentRow } from '../../../testing/samples/sample-tournament-queries.ts';

const tournament = ({ app }: Records) => insertTournamentRow(app.services.database);
const admin = '/api/admin/tournaments';
const body = {
  name: 'Ekstad Cup',
  levels: ['youth'],
  startDate: '2099-06-11',
  endDate: '2099-06-12',
  location: 'Uppsala',
  websiteUrl: 'https://ekstad.example',
};

async function suggestionId({ app, ownerId }: Records): Promise<string> {
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    `insert into contact_messages (form, user_id, name, email, subject, message, suggestion)
     values ('suggestion', $1, 'Vera Ek', 'vera.ek@exempel.se', 'TURNERINGSFÖRSLAG: Ekstad Cup', 'Ekstad Cup', $2) returning id`,
    [
      ownerId,
      JSON.stringify({
        name: 'Ekstad Cup',
        description: 'Cup',
        startDate: '2099-06-11',
        location: 'Uppsala',
      }),
    ],
  );
  return rows[0]?.id ?? '';
}

export const editingAccessCases = {
  'tournaments.listForStaff': [() => ({ method: 'GET', url: admin }), staff()],
  'tournaments.findForStaff': [
    async (records) => ({ method: 'GET', url: `${admin}/${await tournament(records)}` }),
    staff(),
  ],
  'tournaments.create': [() => ({ method: 'POST', url: admin, body }), staff(201)],
  'tournaments.update': [
    async (records) => ({
      method: 'PUT',
      url: `${admin}/${await tournament(records)}`,
      body: { ...body, version: 1 },
    }),
    staff(),
  ],
  'tournaments.delete': [
    async (records) => ({ method: 'DELETE', url: `${admin}/${await tournament(records)}` }),
    staff(),
  ],
  'tournaments.suggest': [
    () => ({
      method: 'POST',
      url: '/api/tournament-suggestions',
      body: {
        name: 'Ekstad Cup',
        description: 'Cup',
        startDate: '2099-06-11',
        location: 'Uppsala',
        csrfToken: 'forged',
      },
    }),
    anyone(403),
  ],
  'tournaments.findSuggestion': [
    async (records) => ({
      method: 'GET',
      url: `/api/admin/tournament-suggestions/${await suggestionId(records)}`,
    }),
    staff(),
  ],
} satisfies AccessCases['endpoints'];
