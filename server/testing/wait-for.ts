// Waits for a condition, however busy the machine is.
import { vi } from 'vitest';

/** Calls the check until it does not throw, and returns its value. Vitest's own limit is one second. */
export function waitFor<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 30_000, interval: 20 });
}
