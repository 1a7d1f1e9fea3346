// Query strings, in which every value is a string: parses, serialises and changes them.

/** The router's default parser reads `?search=2024` as a number and loses the text. */
export function parseSearch(query: string): Record<string, string> {
  return joinFields(new URLSearchParams(query));
}

/** The fields of a form or query. The values of a repeated field, such as several checkboxes, are joined by ~. */
export function joinFields(fields: Iterable<[string, unknown]>): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of fields)
    joined[name] = joined[name] === undefined ? String(value) : `${joined[name]}~${String(value)}`;
  return joined;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  // `~` separates several choices of a filter, and needs no escape in an address.
  const query = params.toString().replaceAll('%7E', '~');
  return query ? `?${query}` : '';
}

/** The search of a page's next address, or a function that makes it from that of the latest navigation. */
export type NextSearch<Search> = Search | ((latest: Search) => Search);
