// URLs of the news management.
import { type NewsEditingAddress, parseNewsEditingAddress } from '#shared/features/news/editing/address.ts';
import { newsCategories } from '#shared/features/news/rules.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: newsEditingHref,
  change: changeNewsEditing,
  adjacentHrefs: adjacentNewsHrefs,
} = listAddresses({
  path: paths.adminNews,
  parse: parseNewsEditingAddress,
  opening: ['item', 'edit'],
});

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
