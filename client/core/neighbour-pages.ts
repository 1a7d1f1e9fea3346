// The pages before and after the one shown, of a list that shifts while it is read.

/** Where a page stands in its list; none at all for the first, which is always the list as it is now. */
export interface PagePlace {
  after?: string;
  before?: string;
  page?: string;
}

export interface NeighbourPages {
  page: number;
  /** Undefined where there is no such page. */
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/**
 * @param shown the number of the page shown, as its address has it
 * @param places cursors of the neighbours, as the list tells them
 * @param hrefOf the address of the same list at another place
 */
export function neighbourPages(
  shown: string | undefined,
  places: { next: string | null; previous: string | null },
  hrefOf: (place: PagePlace) => string,
): NeighbourPages {
  const page = Number(shown ?? 1);
  const { next, previous } = places;
  return {
    page,
    previousHref: previous ? hrefOf(page > 2 ? { before: previous, page: String(page - 1) } : {}) : undefined,
    nextHref: next ? hrefOf({ after: next, page: String(page + 1) }) : undefined,
  };
}
