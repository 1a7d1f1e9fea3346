// Shows new scores as they happen, in every list and page that has the match, and the thread of a match, without a request.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Score } from '#shared/features/results/schemas.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';

type ScoreEvent = LiveEvent & Score;

/** Returns the handler of live events. */
export function useResultUpdates(): (event: LiveEvent) => void {
  const { results } = useApi();
  const queryClient = useQueryClient();
  return (event) => {
    // After a long break events may have been missed.
    if (event.topic === 'hello' && event['isFresh'] === true) refreshQueries(queryClient, results.key());
    // It may say that the user was assigned to score a match.
    if (event.topic === 'notification') refreshQueries(queryClient, results.listScored.key());
    const { forumPostId } = event;
    if (event.topic === 'match-thread' && typeof event['id'] === 'string' && typeof forumPostId === 'string')
      queryClient.setQueryData(
        results.find.queryKey({ input: { id: event['id'] } }),
        (match) => match && { ...match, forumPostId },
      );
    if (event.topic !== 'result') return;
    if (isScore(event)) showScore({ queryClient, results }, event);
    else refreshQueries(queryClient, results.key());
  };
}

/** While the page of results is closed, events have the match's id only: staff, who still see the page, fetch the match again. */
function isScore(event: LiveEvent): event is ScoreEvent {
  return 'version' in event;
}

function showScore(
  { queryClient, results }: { queryClient: QueryClient; results: ApiQueries['results'] },
  { topic: _topic, ...score }: ScoreEvent,
): void {
  let changesTables = false;
  const update = <Shown extends Score>(shown: Shown): Shown => {
    if (shown.id !== score.id || shown.version >= score.version) return shown;
    changesTables ||= shown.status !== score.status || score.status === 'finished';
    return { ...shown, ...score };
  };
  queryClient.setQueriesData<{ results: Score[] }>(
    { queryKey: results.list.key() },
    (list) => list && { ...list, results: list.results.map(update) },
  );
  queryClient.setQueryData(
    results.find.queryKey({ input: { id: score.id } }),
    (match) => match && update(match),
  );
  // A finished match, and a correction of its score, changes league tables, the form of teams and the order of lists.
  if (!changesTables) return;
  for (const { key } of [results.findLeague, results.findTeam, results.list])
    refreshQueries(queryClient, key());
}
