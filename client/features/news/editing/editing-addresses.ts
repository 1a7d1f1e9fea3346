// URLs of the news management.
import { type NewsEditingAddress, parseNewsEditingAddress } from '#shared/features/news/editing/address.ts';
import { newsCategories } from '#shared/features/news/rules.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

export function newsEditingHref(address: NewsEditingAddress): string {
  return paths.adminNews + stringifySearch({ ...parseNewsEditingAddress({ ...address }) });
}

/** Changes the filters and returns to the first page. */
export function changeNewsEditing(
  address: NewsEditingAddress,
  change: Readonly<Record<string, string | undefined>>,
): NewsEditingAddress {
  const { after: _after, before: _before, page: _page, item: _item, edit: _edit, ...rest } = address;
  return parseNewsEditingAddress({ ...rest, ...change });
}

export function adjacentNewsHrefs(
  address: NewsEditingAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeNewsEditing(address, {});
  return adjacentPages(address.page, cursors, (params) => newsEditingHref({ ...start, ...params }));
}

/** The input of the table's endpoint; a category that does not exist is no filter. */
export function newsEditingInput(address: NewsEditingAddress) {
  const {
    page: _page,
    item: _item,
    edit: _edit,
    category,
    ...search
  } = parseNewsEditingAddress({ ...address });
  return { ...search, category: newsCategories.find((one) => one === category) };
}
