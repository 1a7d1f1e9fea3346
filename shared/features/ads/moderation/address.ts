// Search parameters of the moderation table.
import { parseTableAddress, type TablePageParams } from '../../../table-address.ts';
import type { AdStatus } from '../rules.ts';
import type { MODERATION_SORTS } from './rules.ts';

/** Filters, order and page of the table. */
export interface ModerationAddress extends TablePageParams {
  search?: string;
  status?: AdStatus;
  featured?: 'yes';
  sort?: (typeof MODERATION_SORTS)[number];
  /** The ad that is open for moderation. */
  ad?: string;
}

/** Ignores invalid parameters. */
export function parseModerationAddress(params: Readonly<Record<string, unknown>>): ModerationAddress {
  return parseTableAddress(params, {
    status: /^(pending|approved|rejected)$/,
    featured: /^yes$/,
    sort: /^oldest$/,
    ad: /^[0-9a-f-]{36}$/,
  });
}

/** The parameters that the API takes. */
export function moderationSearchOf(address: ModerationAddress): ModerationAddress {
  const { search, status, featured, sort, after, before } = parseModerationAddress({ ...address });
  return { search, status, featured, sort, after, before };
}
