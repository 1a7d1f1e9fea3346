// Starts fetching news, and says what came of it: by the button, and when the back office is opened.
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

/** Live progress is not repeated: a page whose connection opened late, or was lost, asks for it. */
const PROGRESS_REFRESH_MS = 2000;

export interface FetchNews {
  /** The running fetch, of any user; null when none is. */
  run: FetchRun | null;
  isBusy: boolean;
  start: () => Promise<void>;
}

/** The button. Source: spec 2 §8 News. */
export function useFetchNews(): FetchNews {
  const api = useApi();
  const promptSignIn = useSignInPrompt();
  const [isStarting, setIsStarting] = useState(false);
  const { data } = useQuery({
    ...api.newsSources.latestFetch.queryOptions(),
    refetchInterval: ({ state }) => (isRunning(state.data?.run) ? PROGRESS_REFRESH_MS : false),
  });
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
      else toast.info(newsSourceTexts[reason === 'noneActive' ? 'noneActive' : 'askedRecently']);
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

function isRunning(run: FetchRun | null | undefined): boolean {
  return !!run && run.finishedAt === null;
}

/** Calls back when a run that it is given has finished. */
function useAnnounceRun(onFinished: (run: FetchRun) => void): (run: FetchRun) => void {
  const { newsSources } = useApi();
  const queryClient = useQueryClient();
  const [awaitedId, setAwaitedId] = useState<string>();
  const { data } = useQuery({
    ...newsSources.latestFetch.queryOptions(),
    enabled: awaitedId !== undefined,
    refetchInterval: ({ state }) => (isRunning(state.data?.run) ? PROGRESS_REFRESH_MS : false),
  });
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
    // Live progress may have overtaken this answer.
    queryClient.setQueryData(newsSources.latestFetch.queryKey(), (known) =>
      known?.run?.id === started.id ? known : { run: started },
    );
    setAwaitedId(started.id);
  };
}
