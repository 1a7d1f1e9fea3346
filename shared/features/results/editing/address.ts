// Search parameters of the back office's results.
import { parseTableAddress, type TablePageParams } from '../../../table-address.ts';

export interface ResultsAddress extends TablePageParams {
  search?: string;
  status?: 'scheduled' | 'live' | 'finished';
  /** A league's slug. */
  league?: string;
  /** The latest first by default. */
  sort?: 'oldest';
}

/** Ignores invalid parameters. */
export function parseResultsAddress(params: Readonly<Record<string, unknown>>): ResultsAddress {
  return parseTableAddress(params, {
    status: /^(scheduled|live|finished)$/,
    league: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    sort: /^oldest$/,
  });
}

/** The parameters that the API takes. */
export function resultsSearchOf(address: ResultsAddress): Omit<ResultsAddress, 'page'> {
  const { page: _page, ...search } = parseResultsAddress({ ...address });
  return search;
}

/** Search parameters of the page of leagues and teams. */
export interface ResultNamesAddress extends TablePageParams {
  /** A substring of a team's names. */
  search?: string;
  /** Teams by name by default. */
  sort?: 'newest';
  /** A substring of a league's names. */
  league?: string;
  /** Leagues in their own order by default. */
  order?: 'name' | 'results';
}

export function parseResultNamesAddress(params: Readonly<Record<string, unknown>>): ResultNamesAddress {
  const { search: league } = parseTableAddress({ search: params['league'] }, {});
  return {
    ...parseTableAddress(params, { sort: /^newest$/, order: /^(name|results)$/ }),
    ...(league !== undefined && { league }),
  };
}

/** The parameters that the API takes. */
export function teamSearchOf(
  address: ResultNamesAddress,
): Omit<ResultNamesAddress, 'page' | 'league' | 'order'> {
  const { page: _page, league: _league, order: _order, ...search } = parseResultNamesAddress({ ...address });
  return search;
}

interface ListedLeague {
  name: string;
  aliases: readonly string[];
  results: number;
}

/** Those of all leagues that a list shows. */
export function chooseLeagues<League extends ListedLeague>(
  leagues: readonly League[],
  { league = '', order }: { league?: string | undefined; order?: 'name' | 'results' | undefined },
): League[] {
  const wanted = league.normalize('NFC').toLowerCase();
  const chosen = leagues.filter(({ name, aliases }) =>
    [name, ...aliases].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (order === 'name') return chosen.toSorted((one, other) => one.name.localeCompare(other.name, 'sv'));
  return order === 'results' ? chosen.toSorted((one, other) => other.results - one.results) : chosen;
}
