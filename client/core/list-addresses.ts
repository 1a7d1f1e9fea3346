// Addresses of the views of a list with cursor pagination: with filters, and of the previous and next page.
import { stringifySearch } from './search-params.ts';

/** Search parameters of a page; empty for the first page. */
export interface PageParams {
  after?: string;
  before?: string;
  page?: string;
}

export interface AdjacentPages {
  page: number;
  /** Undefined if there is no such page. */
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/** Cursors of the next and previous page, from the list's response. */
interface Cursors {
  next: string | null;
  previous: string | null;
}

interface ListRoute<Address> {
  path: string;
  /** Drops invalid parameters and returns the others in a fixed order. */
  parse: (params: Readonly<Record<string, unknown>>) => Address;
  /** Parameters that open a row of the list. Other filters and pages close it. */
  opening?: readonly (keyof Address & string)[];
}

interface ListAddresses<Address> {
  /** Path and query with the parameters in a fixed order, so that each view of the list has one canonical URL. */
  hrefOf: (address: Address) => string;
  /** Changes filters and returns to the first page. An empty value removes a filter; another text removes `exact`. */
  change: (address: Address, change: Readonly<Record<string, string | undefined>>) => Address;
  /** URLs of the previous and next page. The first page has no cursor, so it is always current. */
  adjacentHrefs: (address: Address, cursors: Cursors) => AdjacentPages;
}

export function listAddresses<Address extends { page?: string | undefined; search?: string | undefined }>({
  path,
  parse,
  opening = [],
}: ListRoute<Address>): ListAddresses<Address> {
  const hrefOf = (address: object): string => path + stringifySearch({ ...parse({ ...address }) });

  function change(address: Address, changed: Readonly<Record<string, string | undefined>>): Address {
    const isOtherText = 'search' in changed && changed['search'] !== address.search;
    const leftOut = new Set(['after', 'before', 'page', ...opening, ...(isOtherText ? ['exact'] : [])]);
    const filters = Object.entries(address).filter(([name]) => !leftOut.has(name));
    return parse({ ...Object.fromEntries(filters), ...changed });
  }

  return {
    hrefOf,
    change,
    adjacentHrefs(address, cursors) {
      const first = change(address, {});
      return adjacentPages(address.page, cursors, (params) => hrefOf({ ...first, ...params }));
    },
  };
}

/**
 * @param current the current page number, from the address
 * @param hrefOf the address of another page of the list
 */
export function adjacentPages(
  current: string | undefined,
  cursors: Cursors,
  hrefOf: (params: PageParams) => string,
): AdjacentPages {
  const page = Number(current ?? 1);
  const { next, previous } = cursors;
  return {
    page,
    previousHref: previous ? hrefOf(page > 2 ? { before: previous, page: String(page - 1) } : {}) : undefined,
    nextHref: next ? hrefOf({ after: next, page: String(page + 1) }) : undefined,
  };
}
