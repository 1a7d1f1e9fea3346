// Starts a fetch of news and announces its result: by the button, and when the back office is opened.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FetchRun } from '#shared/features/news-sources/schemas.ts';
import {
  fetchedInBackgroundText,
  fetchedText,
  newsSourceTexts,
} from '#shared/features/news-sources/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** Polling interval during a fetch: a page whose live connection opened late, or was lost, misses progress events. */
const PROGRESS_REFRESH_MS = 2000;

export interface FetchNews {
  /** The running fetch, whichever user started it; null when none is running. */
  run: FetchRun | null;
  isBusy: boolean;
  start: () => Promise<void>;
}

/** State and action of the fetch button. Source: spec 2 §8 News. */
export function useFetchNews(): FetchNews {
  const api = useApi();
  const promptSignIn = useSignInPrompt();
  const [isStarting, setIsStarting] = useState(false);
  const { data } = useLatestFetch();
  const announce = useAnnounceRun((run) => {
    if (run.sourcesFailed === run.sourceCount) toast.error(newsSourceTexts.fetchFailed);
    else toast.success(fetchedText(run.totalCreated));
  });
  const run = data?.run && isRunning(data.run) ? data.run : null;

  async function start(): Promise<void> {
    setIsStarting(true);
    try {
      const { run: started, reason } = await api.newsSources.startFetch.call({});
      if (started) announce(started);
      else toast.info(newsSourceTexts[reason === 'noneActive' ? 'noneActive' : 'fetchedRecently']);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void start());
      else toast.error(newsSourceTexts.fetchFailed, { description: errorMessageOf(error) });
    } finally {
      setIsStarting(false);
    }
  }

  return { run, isBusy: isStarting || run !== null, start };
}

/** Fetches from the sources that are due when an admin opens the back office; a failure is silent. Source: spec 2 §8, §9. */
export function useFetchDueNews(isAllowed: boolean): void {
  const api = useApi();
  const announce = useAnnounceRun((run) => {
    if (run.totalCreated > 0) toast.success(fetchedInBackgroundText(run.totalCreated));
  });
  const start = useEffectEvent(async () => {
    const { run } = await api.newsSources.startFetch.call({ onlyDue: true });
    if (run) announce(run);
  });
  useEffect(() => {
    if (isAllowed) void start().catch(() => undefined);
  }, [isAllowed]);
}

/** The latest fetch, polled while it is running. */
function useLatestFetch(enabled = true) {
  return useQuery({
    ...useApi().newsSources.latestFetch.queryOptions(),
    enabled,
    refetchInterval: ({ state }) => (isRunning(state.data?.run) ? PROGRESS_REFRESH_MS : false),
  });
}

function isRunning(run: FetchRun | null | undefined): boolean {
  return !!run && run.finishedAt === null;
}

/** Returns a function that takes a started run; `onFinished` is called once that run has finished. */
function useAnnounceRun(onFinished: (run: FetchRun) => void): (run: FetchRun) => void {
  const { newsSources } = useApi();
  const queryClient = useQueryClient();
  const [awaitedId, setAwaitedId] = useState<string>();
  const { data } = useLatestFetch(awaitedId !== undefined);
  const run = data?.run;
  const announcedId = useRef<string>(undefined);
  const announce = useEffectEvent((finished: FetchRun) => {
    if (announcedId.current === finished.id) return;
    announcedId.current = finished.id;
    onFinished(finished);
  });
  useEffect(() => {
    if (run?.finishedAt && run.id === awaitedId) announce(run);
  }, [run, awaitedId]);
  return (started) => {
    // A pending answer may predate the run.
    void queryClient.cancelQueries({ queryKey: newsSources.latestFetch.queryKey() });
    // A live progress event of this run may have arrived before this answer.
    queryClient.setQueryData(newsSources.latestFetch.queryKey(), (cached) =>
      cached?.run?.id === started.id ? cached : { run: started },
    );
    setAwaitedId(started.id);
  };
}
