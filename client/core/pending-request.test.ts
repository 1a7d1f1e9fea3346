// A request that is resumed after signing in on another page.
import { expect, test, vi } from 'vitest';
import { createPendingRequest } from './pending-request.ts';

test('is delivered once, whether the request or the subscriber comes first', () => {
  for (const isEarly of [true, false]) {
    const pending = createPendingRequest();
    const serve = vi.fn<() => void>();
    if (isEarly) pending.request();
    const unsubscribe = pending.subscribe(serve);
    if (!isEarly) pending.request();
    unsubscribe();
    pending.subscribe(serve)();
    expect(serve).toHaveBeenCalledOnce();
  }
});

test('is delivered to the latest subscriber, also after an earlier subscriber has unsubscribed', () => {
  const pending = createPendingRequest();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const unsubscribe = pending.subscribe(first);
  pending.subscribe(second);
  unsubscribe();
  pending.request();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
