// Search parameters of the news management: the table, the article that is read, and the one that is edited.
import { parseTableAddress, type TablePageParams } from '../../../table-address.ts';

export interface NewsEditingAddress extends TablePageParams {
  search?: string;
  status?: 'approved' | 'pending';
  category?: string;
  /** Only those that require review. */
  review?: 'yes';
  source?: string;
  /** The newest first by default. */
  sort?: 'oldest';
  /** The article whose details are open. */
  item?: string;
  /** `new`, or the article in the editor. */
  edit?: string;
}

/** Ignores invalid parameters. */
export function parseNewsEditingAddress(params: Readonly<Record<string, unknown>>): NewsEditingAddress {
  return parseTableAddress(params, {
    status: /^(approved|pending)$/,
    category: /^[\p{L} ]{1,40}$/u,
    review: /^yes$/,
    source: /^.{1,200}$/,
    sort: /^oldest$/,
    item: /^[0-9a-f-]{36}$/,
    edit: /^(new|[0-9a-f-]{36})$/,
  });
}
