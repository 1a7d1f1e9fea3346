// Reads a team with its leagues, positions and form. Children's leagues have neither.
import { FORM_MATCHES } from '#shared/features/results/rules.ts';
import type { Outcome, TeamPage } from '#shared/features/results/teams/contract.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { readTable } from '../leagues/read-league.ts';
import { type FormRow, readForm, readLeaguesOf, readTeam, type TeamLeagueRow } from './team-queries.ts';

type Reader = Pick<Services, 'database'>;

/** @throws ORPCError NOT_FOUND */
export async function findTeam(reader: Reader, slug: string): Promise<TeamPage> {
  const team = (await readTeam(reader.database, slug)) ?? refuse('NOT_FOUND', resultTexts.teamNotFound);
  const [rows, form] = await Promise.all([
    readLeaguesOf(reader.database, team.id),
    readForm(reader.database, { teamId: team.id, limit: FORM_MATCHES }),
  ]);
  const latest = rows
    .map(({ season }) => season)
    .toSorted()
    .at(-1);
  const leagues = await Promise.all(
    rows
      .filter(({ season }) => season === latest)
      .map(async (league) => ({
        slug: league.slug,
        name: league.name,
        isForChildren: league.isForChildren,
        season: league.season,
        place: await readPlace(reader, league, team.slug),
      })),
  );
  const { name, city } = team;
  return { slug: team.slug, name, city, leagues, form: form.toReversed().map(viewOutcome) };
}

async function readPlace(
  reader: Reader,
  league: TeamLeagueRow,
  slug: string,
): Promise<{ position: number; teams: number } | null> {
  const table = await readTable(reader, league, league.season);
  const row = table?.find(({ team }) => team.slug === slug);
  // Before its first match a team has no position.
  return table && row && row.played > 0 ? { position: row.position, teams: table.length } : null;
}

function viewOutcome({ id, isHome, home, away, homeScore, awayScore }: FormRow): Outcome {
  const [own, others] = isHome ? [homeScore, awayScore] : [awayScore, homeScore];
  return {
    id,
    isWon: (own ?? 0) > (others ?? 0),
    score: `${own}–${others}`,
    opponent: isHome ? away : home,
  };
}
