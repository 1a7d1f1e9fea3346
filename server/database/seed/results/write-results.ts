// Writes the leagues, teams and matches of a fresh site. Leagues of the site itself are there already.
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { type SampleResult, sum } from './sample-results.ts';
import { type SampleLeague, sampleLeagues } from './sample-teams.ts';

export async function writeResults(tx: Kysely<Tables>, results: readonly SampleResult[]): Promise<void> {
  const leagues = sampleLeagues.flatMap(({ slug, name, isForChildren = false }) =>
    name ? [{ slug, name, is_for_children: isForChildren, is_sample: true }] : [],
  );
  await tx.insertInto('leagues').values(leagues).execute();
  await tx.insertInto('teams').values(sampleLeagues.flatMap(teamsOf)).execute();
  const leagueRows = await tx.selectFrom('leagues').select(['id', 'slug', 'name']).execute();
  const teamRows = await tx.selectFrom('teams').select(['id', 'name']).execute();
  const leagueBySlug = new Map(leagueRows.map((row) => [row.slug, row]));
  const teamByName = new Map(teamRows.map(({ id, name }) => [name, id]));
  const rows = results.map((result): Insertable<Tables['basketball_results']> => {
    const { league, home, away, status, homePeriods, awayPeriods } = result;
    return {
      id: result.id,
      home_team: home,
      away_team: away,
      home_team_id: teamByName.get(home) ?? null,
      away_team_id: teamByName.get(away) ?? null,
      league: leagueBySlug.get(league.slug)?.name ?? league.slug,
      league_id: leagueBySlug.get(league.slug)?.id ?? null,
      season: result.season,
      game_date: result.gameDate,
      status,
      venue: hallOf(home, league),
      ...(status !== 'scheduled' && { home_score: sum(homePeriods), away_score: sum(awayPeriods) }),
      ...(status === 'live' && { period: homePeriods.length }),
      home_periods: homePeriods,
      away_periods: awayPeriods,
      created_at: result.updatedAt,
      updated_at: result.updatedAt,
      is_sample: true,
    };
  });
  await tx.insertInto('basketball_results').values(rows).execute();
}

function teamsOf({ teams }: SampleLeague): Insertable<Tables['teams']>[] {
  return teams.map((name) => ({ name, slug: slugOf(name), is_sample: true }));
}

/** "Norrvikens Basket" plays in Norrvikenhallen. */
function hallOf(team: string, { hall }: SampleLeague): string {
  return hall ? team + hall : `${team.split(' ')[0]?.replace(/s$/, '')}hallen`;
}

/** "Västra Långsjöbygdens Basketförening" as "vastra-langsjobygdens-basketforening". */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
