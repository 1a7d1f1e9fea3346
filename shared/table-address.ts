// The address of a table in the back office: what it is asked for, and how far into it one has come.

/** Where a page stands in a table; none at all for the first. */
export interface TablePlace {
  after?: string;
  before?: string;
  /** The number shown between the arrows; the place itself is `after` or `before`. */
  page?: string;
}

const MAX_SEARCH = 100;
const places = { after: /^.{1,200}$/, before: /^.{1,200}$/, page: /^[1-9]\d{0,5}$/ };

/** Reads an address; what it does not understand is left out. A search that is too long is cut. */
export function parseTableAddress(
  params: Readonly<Record<string, unknown>>,
  filters: Readonly<Record<string, RegExp>>,
): Record<string, string> {
  const address: Record<string, string> = {};
  for (const [name, form] of Object.entries({ search: /./s, ...filters, ...places })) {
    const given = params[name];
    const text = typeof given === 'string' ? given.trim() : '';
    if (form.test(text)) address[name] = name === 'search' ? text.slice(0, MAX_SEARCH) : text;
  }
  return address;
}
