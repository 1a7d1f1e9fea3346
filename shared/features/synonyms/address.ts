// Search parameters of the table of synonyms.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';

export interface SynonymsAddress extends TablePageParams {
  /** A part of the words of a row. */
  search?: string;
}

/** Ignores invalid parameters. */
export function parseSynonymsAddress(params: Readonly<Record<string, unknown>>): SynonymsAddress {
  return parseTableAddress(params, {});
}

/** The parameters that the API takes. */
export function synonymSearchOf(address: SynonymsAddress): Omit<SynonymsAddress, 'page'> {
  const { page: _page, ...search } = parseSynonymsAddress({ ...address });
  return search;
}
