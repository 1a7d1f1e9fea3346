// Links to the previous and next page of a list with cursor pagination.

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

/**
 * @param current the current page number, from the address
 * @param cursors cursors of the next and previous page, from the list's response
 * @param hrefOf the address of another page of the list
 */
export function adjacentPages(
  current: string | undefined,
  cursors: { next: string | null; previous: string | null },
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
