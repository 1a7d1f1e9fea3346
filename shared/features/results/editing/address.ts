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
}

export function parseResultNamesAddress(params: Readonly<Record<string, unknown>>): ResultNamesAddress {
  return parseTableAddress(params, { sort: /^newest$/ });
}

/** The parameters that the API takes. */
export function teamSearchOf(address: ResultNamesAddress): Omit<ResultNamesAddress, 'page'> {
  const { page: _page, ...search } = parseResultNamesAddress({ ...address });
  return search;
}
