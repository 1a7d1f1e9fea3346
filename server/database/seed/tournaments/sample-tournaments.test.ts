// The tournaments of a fresh site: many, valid, invented, over all months, some ongoing, past and featured.
import { expect, test } from 'vitest';
import { NewTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { LEVELS, statusOf, TOURNAMENT_TYPES } from '#shared/features/tournaments/rules.ts';
import { makeAssociations } from '../associations/sample-associations.ts';
import { startRandom } from '../random.ts';
import { makeTournaments } from './sample-tournaments.ts';

test.each(['2026-11-24', '2027-02-28', '2028-06-15'])('sample tournaments are whole on %s', (today) => {
  const associations = makeAssociations(startRandom(22));
  const created = makeTournaments(startRandom(23), { associations, now: new Date(`${today}T12:00:00Z`) });
  const tournaments = created.map((tournament) => NewTournament.parse(tournament));
  expect(tournaments.length).toBeGreaterThanOrEqual(40);
  const statuses = tournaments.map((tournament) => statusOf(tournament, today));
  for (const status of ['upcoming', 'ongoing', 'completed'])
    expect(statuses.filter((each) => each === status).length).toBeGreaterThan(1);
  expect(new Set(tournaments.map(({ startDate }) => startDate.slice(5, 7))).size).toBe(12);
  expect(new Set(tournaments.flatMap(({ levels }) => levels))).toEqual(new Set(LEVELS));
  expect(new Set(tournaments.map(({ type }) => type))).toEqual(new Set(TOURNAMENT_TYPES));
  expect(tournaments.filter(({ featured }) => featured).length).toBeGreaterThan(3);
  expect(tournaments.filter(({ associationId }) => associationId).length).toBeGreaterThan(5);
  expect(new Set(tournaments.map(({ name }) => name)).size).toBe(tournaments.length);
  for (const { websiteUrl } of tournaments) expect(websiteUrl).toMatch(/\.invalid\/$/);
});
