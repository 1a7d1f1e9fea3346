// Fetches the conversation list again after live events, together for those that arrive at about the same time.
import type { QueryClient } from '@tanstack/react-query';
import { LIST_REFRESH_EVERY_MS, LIST_REFRESH_MS } from '#shared/live-timing.ts';
import type { ApiQueries } from '../../../core/api.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';

/** Returns the function that requests a refresh, by default after `LIST_REFRESH_MS`, at most one in `LIST_REFRESH_EVERY_MS`. */
export function createListRefresh(queryClient: QueryClient, api: ApiQueries): (delayMs?: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refreshedAt = 0;
  return (delayMs = LIST_REFRESH_MS) => {
    const isRecent = Date.now() - refreshedAt < LIST_REFRESH_EVERY_MS;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        refreshedAt = Date.now();
        refreshQueries(queryClient, api.messages.conversations.key());
      },
      isRecent ? LIST_REFRESH_EVERY_MS : delayMs,
    );
  };
}
