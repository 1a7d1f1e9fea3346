// Search parameters of the list of results, in the normal form that links, the page and its cache share.
import { paths } from '../../../paths.ts';
import type { ResultSearch } from './contract.ts';

const SLUG = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;

const patterns: Readonly<Record<keyof ResultSearch, RegExp>> = {
  league: SLUG,
  team: SLUG,
  season: /^\d{4}\/\d{2}$/,
  part: /^(played|coming)$/,
  after: /^n-?\d{1,16}\.[0-9a-f-]{36}$/,
};

/** Parses the parameters of /results; invalid ones are left out. */
export function parseResultAddress(params: Readonly<Record<string, unknown>>): ResultSearch {
  return Object.fromEntries(
    Object.entries(patterns).flatMap(([name, pattern]) => {
      const value = params[name];
      return typeof value === 'string' && pattern.test(value) ? [[name, value]] : [];
    }),
  );
}

/** Path and query with the parameters in a fixed order, so that each list has one canonical URL. */
export function resultsPath(address: ResultSearch): string {
  const query = Object.entries(parseResultAddress(address))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query ? `${paths.results}?${query}` : paths.results;
}
