// The token that proves that a form or a report was sent from a page of this site. Source: spec 2 §9 "A per-session CSRF token".
import type { ApiQueries } from './api.ts';
import { isRefusal } from './failure.ts';

const KEY = 'csrf_token';

/** Sends with the page's token, and once more with a new one if it has expired or was issued for another network. */
export async function sendWithPageToken<Answer>(
  api: ApiQueries['security'],
  send: (csrfToken: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await takePageToken(api);
  try {
    return await send(token);
  } catch (error) {
    if (!isRefusal(error, 'FORBIDDEN')) throw error;
    return send(await takePageToken(api, { isRenewal: true }));
  }
}

async function takePageToken(
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
