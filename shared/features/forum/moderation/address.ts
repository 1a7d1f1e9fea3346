// Search parameters of the table of posts and comments.
import { parseTableAddress, type TablePageParams } from '../../../table-address.ts';

export interface ForumModerationAddress extends TablePageParams {
  search?: string;
  status?: 'pending' | 'approved' | 'rejected';
  category?: string;
  /** Only items with open reports. */
  reported?: 'yes';
  /** The newest first by default. */
  sort?: 'oldest';
  /** The item that is open for moderation. */
  item?: string;
}

/** Ignores invalid parameters. */
export function parseForumModerationAddress(
  params: Readonly<Record<string, unknown>>,
): ForumModerationAddress {
  return parseTableAddress(params, {
    status: /^(pending|approved|rejected)$/,
    category: /^[\p{L} ]{1,40}$/u,
    reported: /^yes$/,
    sort: /^oldest$/,
    item: /^[0-9a-f-]{36}$/,
  });
}

/** The parameters that the API takes. */
export function forumModerationSearchOf(
  address: ForumModerationAddress,
): Omit<ForumModerationAddress, 'page' | 'item'> {
  const { page: _page, item: _item, ...search } = parseForumModerationAddress({ ...address });
  return search;
}
