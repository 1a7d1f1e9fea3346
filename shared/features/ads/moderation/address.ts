// The address of the moderators' table of ads.
import { parseTableAddress, type TablePlace } from '../../../table-address.ts';
import type { AdStatus } from '../rules.ts';
import type { MODERATION_SORTS } from './rules.ts';

/** What the table is asked for, and how far into it one has come. */
export interface ModerationAddress extends TablePlace {
  search?: string;
  status?: AdStatus;
  sort?: (typeof MODERATION_SORTS)[number];
  /** The ad that is open for review. */
  ad?: string;
}

/** Reads the address of the moderators' table; what it does not understand is left out. */
export function parseModerationAddress(params: Readonly<Record<string, unknown>>): ModerationAddress {
  return parseTableAddress(params, {
    status: /^(pending|approved|rejected)$/,
    sort: /^oldest$/,
    ad: /^[0-9a-f-]{36}$/,
  });
}

/** The part of an address that is asked of the API. */
export function moderationSearchOf({
  search,
  status,
  sort,
  after,
  before,
}: ModerationAddress): ModerationAddress {
  return { search, status, sort, after, before };
}
