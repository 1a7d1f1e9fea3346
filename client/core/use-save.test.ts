// Changes of a record that another user may have changed meanwhile.
import { expect, test, vi } from 'vitest';
import { sendOrReload } from './use-save.ts';

const conflict = (fields = {}) =>
  Object.assign(new Error('Ändrat'), { code: 'CONFLICT', status: 409, data: { fields } });

test('a change that is accepted loads nothing, and returns what was saved', async () => {
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  expect(await sendOrReload(async () => 'sparat', load)).toBe('sparat');
  expect(load).not.toHaveBeenCalled();
});

test('a change of a record that has changed loads the record, and is refused', async () => {
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  await expect(sendOrReload(() => Promise.reject(conflict()), load)).rejects.toThrow('Ändrat');
  expect(load).toHaveBeenCalledOnce();
});

test('the refusal is thrown also when the record cannot be loaded', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(sendOrReload(() => Promise.reject(conflict()), load)).rejects.toThrow('Ändrat');
});

test.each([
  ['a name that is taken', conflict({ name: 'Namnet är upptaget' })],
  ['a network failure', new TypeError('Failed to fetch')],
])('%s does not load the record', async (_what, error) => {
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  await expect(sendOrReload(() => Promise.reject(error), load)).rejects.toThrow(error.message);
  expect(load).not.toHaveBeenCalled();
});
