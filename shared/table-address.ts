// Search parameters of the back office tables: filters and page.

/** Page parameters of a table; empty for the first page. */
export interface TablePageParams {
  after?: string;
  before?: string;
  /** The page number on the screen; the cursor is `after` or `before`. */
  page?: string;
}

const MAX_SEARCH = 100;
const pageParams = { after: /^.{1,200}$/, before: /^.{1,200}$/, page: /^[1-9]\d{0,5}$/ };

/** Ignores invalid parameters and truncates a long search. */
export function parseTableAddress(
  params: Readonly<Record<string, unknown>>,
  filters: Readonly<Record<string, RegExp>>,
): Record<string, string> {
  const address: Record<string, string> = {};
  for (const [name, pattern] of Object.entries({ search: /./s, ...filters, ...pageParams })) {
    const value = params[name];
    const text = typeof value === 'string' ? value.trim() : '';
    if (pattern.test(text)) address[name] = name === 'search' ? text.slice(0, MAX_SEARCH) : text;
  }
  return address;
}
