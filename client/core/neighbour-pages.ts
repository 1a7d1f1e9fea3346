// Links to the previous and next page of a list that is paged by cursor.

/** Search parameters of a page; empty for the first page. */
export interface PagePlace {
  after?: string;
  before?: string;
  page?: string;
}

export interface AdjacentPages {
  page: number;
  /** Undefined where there is no such page. */
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/**
 * @param shown the current page number, from the address
 * @param places cursors of the next and previous page, from the list's response
 * @param hrefOf the address of another page of the list
 */
export function adjacentPages(
  shown: string | undefined,
  places: { next: string | null; previous: string | null },
  hrefOf: (place: PagePlace) => string,
): AdjacentPages {
  const page = Number(shown ?? 1);
  const { next, previous } = places;
  return {
    page,
    previousHref: previous ? hrefOf(page > 2 ? { before: previous, page: String(page - 1) } : {}) : undefined,
    nextHref: next ? hrefOf({ after: next, page: String(page + 1) }) : undefined,
  };
}
