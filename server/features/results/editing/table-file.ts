// The tables of results, leagues and teams as files.
import { chooseLeagues } from '#shared/features/results/editing/address.ts';
import { EditedTeamSearch, LeagueListSearch } from '#shared/features/results/editing/name-contract.ts';
import { EditedResultSearch } from '#shared/features/results/editing/search.ts';
import { describeTableRule } from '#shared/features/results/editing/texts.ts';
import { resultLabels } from '#shared/features/results/rules.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../../core/http/table-file.ts';
import { listForEditing } from './edit-results.ts';
import { listLeagues, listTeams } from './name-office-queries.ts';

export const resultFile = tableFile({
  list: '/admin/basketball-results',
  tag: 'results',
  of: ['Results', 'basketresultat'],
  search: EditedResultSearch,
  columns: [
    'Hemmalag',
    'Bortalag',
    'Hemmapoäng',
    'Bortapoäng',
    'Liga',
    'Säsong',
    'Datum',
    'Status',
    'Arena',
    'Id',
  ],
  async readPage({ services, size }, search) {
    const { results, next, previous } = await listForEditing(services, { ...search, size });
    return {
      next,
      previous,
      rows: results.map((result) => [
        result.home.name,
        result.away.name,
        result.homeScore,
        result.awayScore,
        result.league.name,
        result.season,
        formatMinute(result.gameDate),
        resultLabels[result.status],
        result.venue,
        result.id,
      ]),
    };
  },
});

export const leagueFile = tableFile({
  list: '/admin/leagues',
  tag: 'results',
  of: ['Leagues', 'ligor'],
  search: LeagueListSearch,
  columns: ['Namn', 'Andra namn', 'Tabell', 'Matcher', 'Följare', 'Id'],
  async readPage({ services }, search) {
    const leagues = chooseLeagues(await listLeagues(services.database.kysely), search);
    return {
      next: null,
      previous: null,
      rows: leagues.map((league) => [
        league.name,
        league.aliases.join(', '),
        describeTableRule(league),
        league.results,
        league.followers,
        league.id,
      ]),
    };
  },
});

export const teamFile = tableFile({
  list: '/admin/teams',
  tag: 'results',
  of: ['Teams', 'lag'],
  search: EditedTeamSearch,
  columns: ['Namn', 'Andra namn', 'Ort', 'Matcher', 'Följare', 'Id'],
  async readPage({ services, size }, search) {
    const { rows, next, previous } = await listTeams(services.database.kysely, { ...search, size });
    return {
      next,
      previous,
      rows: rows.map((team) => [
        team.name,
        team.aliases.join(', '),
        team.city,
        team.results,
        team.followers,
        team.id,
      ]),
    };
  },
});
