// Refetches page settings when one changes, and after the live connection was lost.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';

/** Returns the handler of live events. */
export function usePageSettingUpdates(): (event: LiveEvent) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const hasConnected = useRef(false);
  return ({ topic }) => {
    const isReconnect = topic === 'hello' && hasConnected.current;
    if (topic === 'hello') hasConnected.current = true;
    if (topic === 'page-settings' || isReconnect) refreshQueries(queryClient, api.pageSettings.key());
  };
}
