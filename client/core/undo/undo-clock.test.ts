// The period in which a decision can be undone: it restarts while the undo button has focus, and ends after ten minutes at most.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPeriod, startUndoClock } from './undo-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(extend: () => Promise<unknown> = async () => undefined) {
  const effects = {
    extend: vi.fn<() => Promise<unknown>>(extend),
    onExtended: vi.fn<() => void>(),
    onOver: vi.fn<() => void>(),
  };
  return { ...effects, clock: startUndoClock(newPeriod(), effects) };
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('ends after a minute', async () => {
  const { extend, onOver } = start();
  await pass(59);
  expect(onOver).not.toHaveBeenCalled();
  await pass(2);
  expect(onOver).toHaveBeenCalledOnce();
  expect(extend).not.toHaveBeenCalled();
});

test('restarts while the button has focus, and when the button loses it', async () => {
  const { clock, extend, onOver } = start();
  await pass(50);
  clock.hold(true);
  await pass(130);
  expect(onOver).not.toHaveBeenCalled();
  expect(extend).toHaveBeenCalledTimes(7);
  clock.hold(false);
  await pass(59);
  expect(onOver).not.toHaveBeenCalled();
  await pass(2);
  expect(onOver).toHaveBeenCalledOnce();
});

test('ends ten minutes after the decision, even with focus', async () => {
  const { clock, onOver } = start();
  clock.hold(true);
  await pass(599);
  expect(onOver).not.toHaveBeenCalled();
  await pass(2);
  expect(onOver).toHaveBeenCalledOnce();
});

test('ends on time when the server does not extend it', async () => {
  const { clock, onOver } = start(() => Promise.reject(new Error('offline')));
  clock.hold(true);
  await pass(61);
  expect(onOver).toHaveBeenCalledOnce();
});
