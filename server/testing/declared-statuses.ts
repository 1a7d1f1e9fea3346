// Compares every API response in tests with the API document, so that no endpoint returns an undeclared status.

/** The parts of the OpenAPI document that are read here. */
export interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

interface Call {
  method?: string | undefined;
  url?: unknown;
}

/**
 * Returns a function that checks one call.
 *
 * @throws Error when the document has the endpoint but not the returned status
 */
export function checkDeclaredStatuses({ paths }: ApiDocument): (call: Call, status: number) => void {
  // Paths without parameters first, as in the router.
  const known = Object.keys(paths)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => ({ path, pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  return ({ method = 'GET', url }, status) => {
    const [address = ''] = String(url).split('?');
    const path = known.find(({ pattern }) => pattern.test(address))?.path;
    const responses = path && paths[path]?.[method.toLowerCase()]?.responses;
    if (!responses || status in responses) return;
    throw new Error(`${method} ${path} answered ${status}, which the API's document does not declare`);
  };
}
