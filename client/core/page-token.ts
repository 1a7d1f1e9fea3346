// The token that proves that a form or a report was sent from a page of this site. Source: spec 2 §9 "A per-session CSRF token".
import type { ApiQueries } from './api.ts';

const KEY = 'csrf_token';

/** @param options isRenewal: fetches a new token, after the server has refused one as expired or issued for another network */
export async function takePageToken(
  api: ApiQueries['security'],
  { isRenewal = false }: { isRenewal?: boolean } = {},
): Promise<string> {
  const stored = isRenewal ? null : readStored();
  if (stored) return stored;
  const { token } = await api.token.call();
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without session storage, each form fetches its own token.
  }
  return token;
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Without session storage, there is no token to reuse.
    return null;
  }
}
