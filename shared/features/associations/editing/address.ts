// Search parameters of the back office's table of associations.
import { COUNTIES, type County } from '../../../places/counties.ts';
import { parseTableAddress, type TablePageParams } from '../../../table-address.ts';

export interface AssociationTableAddress extends TablePageParams {
  search?: string;
  county?: County;
  /** Only associations with an open court. */
  court?: 'open';
  /** By name by default; otherwise the latest created or the latest changed first. */
  sort?: 'newest' | 'changed';
}

const county = new RegExp(`^(${COUNTIES.join('|')})$`);

export function parseAssociationTableAddress(
  params: Readonly<Record<string, unknown>>,
): AssociationTableAddress {
  return parseTableAddress(params, { county, court: /^open$/, sort: /^(newest|changed)$/ });
}

/** The parameters that the API takes. */
export function associationTableInput(
  address: AssociationTableAddress,
): Omit<AssociationTableAddress, 'page'> {
  const { page: _page, ...search } = parseAssociationTableAddress({ ...address });
  return search;
}
