// How moderators see ads: the words for an ad's status, and the address of their table.
import { AD_STATUSES, type AdStatus, REVIEW_SORTS } from './rules.ts';

/** How an ad's status is shown to moderators. Source: spec 2 §2 Ads "status badge", §4 Ad. */
export const reviewStatuses: Record<AdStatus, { label: string; tone: 'warning' | 'success' | 'danger' }> = {
  pending: { label: 'Väntar', tone: 'warning' },
  approved: { label: 'Godkänd', tone: 'success' },
  rejected: { label: 'Avvisad', tone: 'danger' },
};

/** What the table is asked for, and how far into it one has come. */
export interface ReviewAddress {
  search?: string;
  status?: AdStatus;
  sort?: (typeof REVIEW_SORTS)[number];
  after?: string;
  before?: string;
  /** The number shown between the arrows; the place itself is `after` or `before`. */
  page?: string;
  /** The ad that is open for review. */
  ad?: string;
}

const MAX_REVIEW_SEARCH = 100;

/** Reads the address of the moderators' table; what it does not understand is left out. */
export function parseReviewAddress(params: Record<string, unknown>): ReviewAddress {
  const text = (name: string): string => {
    const given = params[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const search = text('search').slice(0, MAX_REVIEW_SEARCH);
  const status = AD_STATUSES.find((one) => one === text('status'));
  const [after, before, ad] = [text('after'), text('before'), text('ad')];
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(text('sort') === 'oldest' && { sort: 'oldest' as const }),
    ...(after && after.length <= 200 && { after }),
    ...(before && before.length <= 200 && { before }),
    ...(/^[1-9]\d{0,5}$/.test(text('page')) && { page: text('page') }),
    ...(/^[0-9a-f-]{36}$/.test(ad) && { ad }),
  };
}

/** The part of an address that is asked of the API. */
export function reviewSearchOf({ search, status, sort, after, before }: ReviewAddress): ReviewAddress {
  return { search, status, sort, after, before };
}
