// Search parameters of the table of synonyms.
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
