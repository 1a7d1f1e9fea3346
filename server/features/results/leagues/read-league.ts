// Reads a league with the table of a season. A children's league has none.
import type { LeaguePage, TableRow } from '#shared/features/results/leagues/contract.ts';
import { rankTeams } from '#shared/features/results/leagues/standings.ts';
import type { Named } from '#shared/features/results/schemas.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { type LeagueRow, readLeague, readSeason } from './league-queries.ts';

type Reader = Pick<Services, 'database'>;

/** @throws ORPCError NOT_FOUND for an unknown league, and for a season in which it has no matches */
export async function findLeague(
  reader: Reader,
  { slug, season }: { slug: string; season?: string | undefined },
): Promise<LeaguePage> {
  const row = (await readLeague(reader.database, slug)) ?? refuse('NOT_FOUND', resultTexts.leagueNotFound);
  const { id: _id, ...league } = row;
  if (season !== undefined && !league.seasons.includes(season))
    refuse('NOT_FOUND', resultTexts.seasonNotFound);
  const shown = season ?? league.seasons[0] ?? null;
  return { ...league, season: shown, table: shown === null ? null : await readTable(reader, row, shown) };
}

/** The table of a season; null for a children's league, and without teams that have a match. */
export async function readTable(
  { database }: Reader,
  { id, isForChildren, pointsRule }: Pick<LeagueRow, 'id' | 'isForChildren' | 'pointsRule'>,
  season: string,
): Promise<TableRow[] | null> {
  if (isForChildren) return null;
  const { teams, matches } = await readSeason(database, { leagueId: id, season });
  if (teams.length === 0) return null;
  const byId = new Map(teams.map((team) => [team.id, team]));
  const ranked = rankTeams(matches, { teams: teams.map(({ id: teamId }) => teamId), rule: pointsRule });
  return ranked.map(({ team: teamId, ...row }) => Object.assign(row, { team: nameOf(byId.get(teamId)) }));
}

function nameOf(team: { name: string; slug: string } | undefined): Named {
  return { name: team?.name ?? '', slug: team?.slug ?? null };
}
