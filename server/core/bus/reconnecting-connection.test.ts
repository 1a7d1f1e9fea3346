// Reconnecting after a server was away for half a minute.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../process/logger.ts';
import type { BusConnection } from './bus-connection.ts';
import { openReconnecting } from './reconnecting-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is connected at most a second after the server is back, since nothing is answered from caches meanwhile', async () => {
  let isAway = false;
  let breakOff: ((reason: Error) => void) | undefined;
  const open = async (): Promise<BusConnection> => {
    if (isAway) throw new Error('away');
    const { promise: broken, resolve } = Promise.withResolvers<Error>();
    breakOff = resolve;
    return {
      send: async () => undefined,
      check: async () => undefined,
      countReceivers: async () => 1,
      broken,
      end: async () => undefined,
    };
  };
  const events = { onMessage: () => undefined, onReconnect: () => undefined };
  const logger = createLogger('silent');
  const connection = await openReconnecting(open, { events, logger, timeoutMs: 60_000 });
  isAway = true;
  breakOff?.(new Error('away'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(connection.isConnected()).toBe(false);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.isConnected()).toBe(true);
  await connection.close();
});
