// Shows page settings as they change, without a request.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PageSetting } from '#shared/features/page-settings/contract.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';
import { useViewer } from '../../core/viewer.ts';

type SettingEvent = LiveEvent & PageSetting;

/** Returns the handler of live events. */
export function usePageSettingUpdates(): (event: LiveEvent) => void {
  const api = useApi();
  const { pageSettings } = api;
  const queryClient = useQueryClient();
  const isVisitor = useViewer() === null;
  const hasConnected = useRef(false);

  function show({ topic: _topic, ...setting }: SettingEvent): void {
    const { pageName, isEnabled } = setting;
    // Events of a closed page are not sent to visitors, so that what is cached of it may be outdated once it is open.
    const wasClosed = queryClient.getQueryData(pageSettings.closed.queryKey())?.pageNames.includes(pageName);
    if (isEnabled && wasClosed)
      for (const queryKey of queryKeysOf(api, pageName))
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    queryClient.setQueryData(pageSettings.find.queryKey({ input: { pageName } }), setting);
    queryClient.setQueryData(pageSettings.closed.queryKey(), (closed) => {
      const others = closed?.pageNames.filter((name) => name !== pageName);
      return others && { pageNames: isEnabled ? others : [...others, pageName] };
    });
    // An answer that is on its way may be older than the event.
    const isFetching = queryClient.isFetching({ queryKey: pageSettings.key() }) > 0;
    refreshQueries(queryClient, isFetching ? pageSettings.key() : pageSettings.list.key());
  }

  return (event) => {
    const { topic, isFresh } = event;
    // A visitor's stream repeats the latest settings, or says that it cannot; a user's says only that the page is new.
    const hasMissed = topic === 'hello' && (isVisitor ? isFresh === true : hasConnected.current);
    if (topic === 'hello') hasConnected.current = true;
    if (hasMissed) refreshQueries(queryClient, pageSettings.key());
    if (topic === 'page-settings') show(event as SettingEvent);
  };
}

/** The queries of what a page shows. */
function queryKeysOf(api: ApiQueries, pageName: PageName): QueryKey[] {
  const { ads, associations, forum, news, results, tournaments } = api;
  const shown: Record<PageName, { key(): QueryKey }[]> = {
    marketplace: [ads],
    associations: [associations],
    clubs: [associations],
    forum: [forum],
    news: [news, results],
    tournaments: [tournaments],
  };
  return shown[pageName].map((queries) => queries.key());
}
