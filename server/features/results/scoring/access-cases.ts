// Access cases of live scoring, where the owner is assigned to the match, and of following.
import { type AccessCases, ownerOrStaff, type Records, signedIn, staff } from '../../../testing/access.ts';
import { insertResultRow } from '../../../testing/results.ts';

/** A match that the owner is assigned to. */
async function assigned({ app, ownerId }: Records): Promise<string> {
  const scheduled = { status: 'scheduled', home_score: null, away_score: null } as const;
  const id = await insertResultRow(app.services.database, scheduled);
  await app.services.database.kysely
    .insertInto('result_scorers')
    .values({ result_id: id, user_id: ownerId })
    .execute();
  return id;
}

export const scoringAccessCases: NonNullable<AccessCases['endpoints']> = {
  'results.findScoring': [
    async (records) => ({ method: 'GET', url: `/api/results/${await assigned(records)}/scoring` }),
    ownerOrStaff(),
  ],
  'results.addEvents': [
    async (records) => ({
      method: 'POST',
      url: `/api/results/${await assigned(records)}/events`,
      body: { events: [{ id: crypto.randomUUID(), kind: 'start' }] },
    }),
    ownerOrStaff(),
  ],
  'results.listScored': [() => ({ method: 'GET', url: '/api/me/scored-results' }), signedIn()],
  'results.listScorers': [
    async (records) => ({
      method: 'GET',
      url: `/api/admin/basketball-results/${await assigned(records)}/scorers`,
    }),
    staff(),
  ],
  'results.addScorer': [
    async (records) => ({
      method: 'PUT',
      url: `/api/admin/basketball-results/${await assigned(records)}/scorers/${await records.user()}`,
    }),
    staff(),
  ],
  'results.removeScorer': [
    async (records) => ({
      method: 'DELETE',
      url: `/api/admin/basketball-results/${await assigned(records)}/scorers/${records.ownerId}`,
    }),
    staff(),
  ],
  'results.followed': [() => ({ method: 'GET', url: '/api/me/followed' }), signedIn()],
  'results.followTeam': [
    async ({ app }) => {
      const slug = `lag-${crypto.randomUUID()}`;
      await app.services.database.kysely.insertInto('teams').values({ slug, name: slug }).execute();
      return { method: 'PUT', url: `/api/teams/${slug}/follow`, body: { state: 'following' } };
    },
    signedIn(),
  ],
  'results.followLeague': [
    () => ({ method: 'PUT', url: '/api/leagues/nba/follow', body: { state: 'muted' } }),
    signedIn(),
  ],
};
