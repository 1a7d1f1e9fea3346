// Holds every answer of the API in tests against its document, so that no endpoint refuses in a way it does not declare.

/** Of the OpenAPI document, what is read here. */
export interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

interface Call {
  method?: string | undefined;
  url?: unknown;
}

/**
 * Makes the check of one call.
 *
 * @throws Error when the document knows the endpoint but not the status it answered with
 */
export function declaredAnswers({ paths }: ApiDocument): (call: Call, status: number) => void {
  // An address without parameters goes before those it also fits, as in the router.
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
