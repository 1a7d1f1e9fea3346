// Search parameters of the table of synonyms, and of the searches without hits on the same page.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';

export interface SynonymsAddress extends TablePageParams {
  /** A part of the words of a row. */
  search?: string;
  /** What the words of a row mean. */
  direction?: 'same' | 'kinds';
  /** The newest first by default. */
  sort?: 'oldest';
}

/** Ignores invalid parameters. */
export function parseSynonymsAddress(params: Readonly<Record<string, unknown>>): SynonymsAddress {
  return parseTableAddress(params, { direction: /^(?:same|kinds)$/, sort: /^oldest$/ });
}

/** The parameters that the API takes. */
export function synonymSearchOf(address: SynonymsAddress): Omit<SynonymsAddress, 'page'> {
  const { page: _page, ...search } = parseSynonymsAddress({ ...address });
  return search;
}

/** Search parameters of the searches without hits. */
export interface MissedAddress {
  /** A part of a search. */
  missed?: string;
  /** Those of the most visitors first by default. */
  order?: 'latest' | 'text';
}

/** Ignores invalid parameters. */
export function parseMissedAddress({ missed, order }: Readonly<Record<string, unknown>>): MissedAddress {
  const { search, ...rest } = parseTableAddress({ search: missed, order }, { order: /^(?:latest|text)$/ });
  return { ...rest, ...(search !== undefined && { missed: search }) };
}

/** Those of all searches without hits, which are by visitors, that a list shows. */
export function chooseMissed<Missed extends { text: string; lastDay: string }>(
  searches: readonly Missed[],
  { missed = '', order }: { missed?: string | undefined; order?: MissedAddress['order'] | undefined },
): Missed[] {
  const wanted = missed.normalize('NFC').toLowerCase();
  const chosen = searches.filter(({ text }) => text.toLowerCase().includes(wanted));
  if (order === 'text') return chosen.toSorted((one, other) => one.text.localeCompare(other.text, 'sv'));
  return order === 'latest'
    ? chosen.toSorted((one, other) => other.lastDay.localeCompare(one.lastDay))
    : chosen;
}
