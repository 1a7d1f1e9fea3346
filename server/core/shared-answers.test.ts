// Answers that several clients wait for.
import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import type { RequestContext } from './http/request.ts';
import { createFairQueue } from './limits/fair-queue.ts';
import { answerFromCache } from './shared-answers.ts';

test('a client gets its answer although the client of the first request has disconnected', async () => {
  const answerCache = createAnswerCache({
    publish: async () => undefined,
    publishToAll: async () => undefined,
    subscribe: () => () => undefined,
    isConnected: () => true,
    close: async () => undefined,
  });
  const intercept = answerFromCache(answerCache, [{ ads: { search: 'ads' } }]);
  const queue = createFairQueue({ concurrency: 1, waiting: 5, whenFull: () => expect.fail('full') });
  const { promise: earlier, resolve: endEarlier } = Promise.withResolvers<void>();
  const running = queue.run(() => earlier);
  const request = (client: AbortController) => {
    const queueEntry: RequestContext['queueEntry'] = () => ({ group: 'visitors', signal: client.signal });
    return intercept({
      path: ['ads', 'search'],
      input: { search: 'skor' },
      context: { queueEntry } as RequestContext,
      next: ({ context }: { context: Pick<RequestContext, 'queueEntry'> } = { context: { queueEntry } }) =>
        queue.run(async () => 'list', context.queueEntry()),
    });
  };
  const leaving = new AbortController();
  const answers = Promise.allSettled([request(leaving), request(new AbortController())]);
  leaving.abort(new Error('left'));
  endEarlier();
  await running;
  expect((await answers)[1]).toEqual({ status: 'fulfilled', value: 'list' });
});
