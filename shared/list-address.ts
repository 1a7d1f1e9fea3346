// Search parameters that the public lists share: text, place, cursor and page.
import { isPlaceId } from './places/place-id.ts';

type SearchParams = Readonly<Record<string, unknown>>;

const MAX_SEARCH = 100;

/** The parameters of every list. They are undefined if they are missing or invalid. */
interface ListParams {
  search: string | undefined;
  /** Searches the text as it is typed, without correcting its spelling. */
  exact: 'true' | undefined;
  after: string | undefined;
  before: string | undefined;
  /** The page number on the screen; the cursor is `after` or `before`. */
  page: string | undefined;
}

/** @param maxCursor the length of the longest cursor of the list */
export function parseListParams(params: SearchParams, maxCursor: number): ListParams {
  const search = readText(params, 'search', MAX_SEARCH);
  const page = readText(params, 'page', 6);
  return {
    search,
    exact: search !== undefined && params['exact'] === 'true' ? 'true' : undefined,
    after: readText(params, 'after', maxCursor),
    before: readText(params, 'before', maxCursor),
    page: page && /^[1-9]\d*$/.test(page) ? page : undefined,
  };
}

/** The parameter, normalised and trimmed; undefined if it is missing, empty or too long. */
export function readText(params: SearchParams, name: string, maxLength: number): string | undefined {
  const value = params[name];
  if (typeof value !== 'string') return undefined;
  const text = value.normalize('NFC').replaceAll('\0', '').trim();
  return text !== '' && text.length <= maxLength ? text : undefined;
}

/** The id of a place in the parameter `near`. */
export function readPlaceId(params: SearchParams): string | undefined {
  const near = readText(params, 'near', 10);
  return near !== undefined && isPlaceId(near) ? near : undefined;
}

/** An address has no parameters without a value. */
export function omitUndefined<Address extends object>(address: Address): Partial<Address> {
  return Object.fromEntries(
    Object.entries(address).filter(([, value]) => value !== undefined),
  ) as Partial<Address>;
}
