// The state of live scoring: the server's state of the match, the queue of events, and both combined.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { NewScoringEvent, type ScoringAnswer } from '#shared/features/results/scoring/contract.ts';
import type { ScoringAction } from '#shared/features/results/scoring/state.ts';
import { SEND_TIMEOUT_MS } from '#shared/live-timing.ts';
import { type ApiQueries, useApi } from '../../../core/api.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { isRefusal, NetworkFailure } from '../../../core/failure.ts';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { newId } from '../../../core/new-id.ts';
import { emptyQueue, openScoringQueue, type ScoringQueue } from './scoring-queue.ts';

// Not deleted when the user signs out: points in a hall must not be lost to an expired session.
const queues = createDraftStore({ name: 'scoring', schema: z.array(NewScoringEvent), storedFor: 'browser' });

export function useScoring(id: string, userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...api.results.findScoring.queryOptions({ input: { id } }),
    // Always fetched when the page opens: a stored answer may be from before a reload.
    staleTime: 0,
  });
  const queue = useMemo(
    () =>
      openScoringQueue({
        post: (events) => postEvents(api, { id, events }),
        load: () => queues.read(userId, id) ?? [],
        save: (events) =>
          events.length > 0 ? queues.write(userId, id, [...events]) : queues.clear(userId, id),
        onAnswer: ({ score, events }) => {
          // A fetch that began before the answer must not replace it.
          void queryClient.cancelQueries({ queryKey: api.results.findScoring.key() });
          queryClient.setQueryData(api.results.findScoring.queryKey({ input: { id } }), (cached) =>
            cached && cached.result.version <= score.version
              ? { result: { ...cached.result, ...score }, events }
              : cached,
          );
        },
        isFinal,
      }),
    [id, userId, api, queryClient],
  );
  useSending(queue);
  const waiting = useSyncExternalStore(queue.subscribe, queue.read, () => emptyQueue);

  /** Handles a live event with the points of another scorer, or with a notification that the user was assigned. */
  function receive(event: LiveEvent): void {
    const isNewer =
      event.topic === 'result' && event['id'] === id && event['version'] !== query.data?.result.version;
    const mayBeAssigned = event.topic === 'notification' && !query.data;
    if (isNewer || mayBeAssigned || (event.topic === 'hello' && event['isFresh'] === true))
      void query.refetch();
  }

  return {
    query,
    waiting,
    queue,
    receive,
    score: (action: ScoringAction) => queue.add({ id: newId(), ...action }),
    undo: (eventId: string) => queue.add({ id: newId(), kind: 'undo', undoes: eventId }),
  };
}

/** The request has a timeout, because a network may fail without an error. */
async function postEvents(
  api: ApiQueries,
  { id, events }: { id: string; events: NewScoringEvent[] },
): Promise<ScoringAnswer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NetworkFailure('no answer')), SEND_TIMEOUT_MS);
  try {
    return await Promise.race([api.results.addEvents.call({ id, events }), promise]);
  } finally {
    clearTimeout(timer);
  }
}

const temporary = ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS'] as const;

function isFinal(error: unknown): boolean {
  return isRefusal(error) && !temporary.some((code) => isRefusal(error, code));
}

/** Sends queued events while the page is open, and at once when the network is back or the user returns to the tab. */
function useSending(queue: ScoringQueue): void {
  useEffect(() => {
    queue.start();
    const closing = new AbortController();
    const { signal } = closing;
    window.addEventListener('online', () => queue.resume(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && queue.resume(),
      { signal },
    );
    return () => {
      closing.abort();
      queue.stop();
    };
  }, [queue]);
}
