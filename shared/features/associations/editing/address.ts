// Search parameters of the back office's table of associations.
import { parseTableAddress, type TablePageParams } from '../../../table-address.ts';

export interface AssociationTableAddress extends TablePageParams {
  search?: string;
}

export function parseAssociationTableAddress(
  params: Readonly<Record<string, unknown>>,
): AssociationTableAddress {
  return parseTableAddress(params, {});
}

/** The parameters that the API takes. */
export function associationTableInput(
  address: AssociationTableAddress,
): Omit<AssociationTableAddress, 'page'> {
  const { page: _page, ...search } = parseAssociationTableAddress({ ...address });
  return search;
}
