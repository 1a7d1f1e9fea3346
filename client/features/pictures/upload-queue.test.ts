// The upload queue of a form.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_SECONDS_TO_UNDO } from '#shared/undo.ts';
import { UploadQueue } from './upload-queue.ts';
import { type UploadOptions, UploadFailure } from './upload-picture.ts';

interface Upload {
  name: string;
  arrive: () => void;
  fail: (reason: UploadFailure['reason']) => void;
  progress: (percent: number) => void;
}

let uploads: Upload[];
let discarded: string[];
let queue: UploadQueue;
let reported: { arrived: number[]; failed: string[]; signedOut: number };

beforeEach(() => {
  vi.useFakeTimers();
  uploads = [];
  discarded = [];
  reported = { arrived: [], failed: [], signedOut: 0 };
  queue = openQueue();
});
afterEach(() => {
  queue.close();
  vi.useRealTimers();
});

test('uploads two pictures at a time, in the order they were picked', async () => {
  queue.add(files('a', 'b', 'c'));
  expect(states()).toEqual(['a uploading', 'b uploading', 'c waiting']);
  await arrive('b');
  expect(states()).toEqual(['a uploading', 'b ready', 'c uploading']);
});

test('keeps the picked order, whichever upload ends first', async () => {
  queue.add(files('a', 'b', 'c'));
  for (const name of ['b', 'c', 'a']) await arrive(name);
  expect(queue.ready.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('reports the progress of an upload, and when the server processes it', () => {
  queue.add(files('a'));
  find('a').progress(40);
  expect(queue.list()[0]).toMatchObject({ state: 'uploading', sent: 40 });
  find('a').progress(100);
  expect(queue.list()[0]).toMatchObject({ state: 'processing' });
});

test('reports the number of uploaded pictures when no upload is left', async () => {
  queue.add(files('a', 'b', 'c'));
  await arrive('a');
  await arrive('b');
  expect(reported.arrived).toEqual([]);
  await fail('c', 'broken');
  expect(reported.arrived).toEqual([2]);
  expect(reported.failed).toEqual(['Fel vid uppladdning av c']);
});

test('starts the next upload when one is cancelled', async () => {
  queue.add(files('a', 'b', 'c'));
  queue.remove(keyOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['b uploading', 'c uploading']);
});

test('discards a picture that is cancelled while the response arrives', async () => {
  queue.add(files('a'));
  find('a').arrive();
  queue.remove(keyOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.list()).toEqual([]);
  expect(discarded).toEqual(['id-a']);
});

test('uploads a failed picture again on retry', async () => {
  queue.add(files('a'));
  await fail('a', 'no-answer');
  expect(states()).toEqual(['a failed']);
  queue.retry(keyOf('a'));
  expect(states()).toEqual(['a uploading']);
  await arrive('a');
  expect(states()).toEqual(['a ready']);
});

test('asks for sign-in once, and then retries all uploads that failed because the session expired', async () => {
  queue.add(files('a', 'b'));
  await fail('a', 'signed-out');
  await fail('b', 'signed-out');
  expect(reported).toMatchObject({ signedOut: 1, failed: [] });
  queue.retryFailed('signed-out');
  expect(states()).toEqual(['a uploading', 'b uploading']);
});

test('retries only the uploads that failed for the given reason', async () => {
  queue.add(files('a', 'b'));
  await fail('a', 'no-answer');
  await fail('b', 'broken');
  queue.retryFailed('no-answer');
  expect(states()).toEqual(['a uploading', 'b failed']);
});

test('discards a removed picture on the server when undo is no longer offered', async () => {
  queue.add(files('a'));
  await arrive('a');
  queue.remove(keyOf('a'));
  await vi.advanceTimersByTimeAsync(MAX_SECONDS_TO_UNDO * 1000);
  expect(discarded).toEqual([]);
  await vi.runAllTimersAsync();
  expect(discarded).toEqual(['id-a']);
});

test('restores a removed picture in its place', async () => {
  queue.add(files('a', 'b', 'c'));
  for (const name of ['a', 'b', 'c']) await arrive(name);
  const undo = queue.remove(keyOf('b'));
  expect(undo?.()).toBe(true);
  await vi.runAllTimersAsync();
  expect(queue.ready.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(discarded).toEqual([]);
});

test('cannot restore a discarded picture', async () => {
  queue.add(files('a'));
  await arrive('a');
  const undo = queue.remove(keyOf('a'));
  queue.discardRemoved();
  expect(undo?.()).toBe(false);
  expect(queue.list()).toEqual([]);
});

test('never discards a picture that a saved ad has', async () => {
  queue = openQueue(['id-x']);
  queue.setReady([{ id: 'id-x', name: '', width: 4, height: 3, preview: 'data:,' }]);
  queue.remove('id-x');
  await vi.runAllTimersAsync();
  expect(discarded).toEqual([]);
});

test('discards everything at once when cleared', async () => {
  queue.add(files('a', 'b'));
  await arrive('a');
  queue.clear();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.list()).toEqual([]);
  expect(discarded).toEqual(['id-a']);
});

test('leaves ready pictures on the server when closed', async () => {
  queue.add(files('a', 'b'));
  await arrive('a');
  queue.close();
  await vi.runAllTimersAsync();
  expect(discarded).toEqual([]);
});

test('moves a picture to another position', async () => {
  queue.add(files('a', 'b', 'c'));
  queue.move(keyOf('c'), 0);
  expect(queue.list().map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  queue.move(keyOf('c'), 1);
  expect(queue.list().map(({ name }) => name)).toEqual(['a', 'c', 'b']);
});

test('settles when no upload is left', async () => {
  const seen: string[] = [];
  queue.add(files('a'));
  const waiting = queue.settled().then(() => seen.push('settled'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([]);
  await arrive('a');
  await waiting;
  expect(seen).toEqual(['settled']);
});

test('releases the thumbnail when the server’s version is shown', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  queue.add(files('a'));
  await arrive('a');
  queue.releaseThumbnail(keyOf('a'));
  expect(revoke).toHaveBeenCalledOnce();
  expect(queue.list()[0]?.thumbnail).toBeNull();
});

describe('an edited picture', () => {
  beforeEach(async () => {
    queue.add(files('a', 'b'));
    await arrive('a');
    await arrive('b');
  });

  test('takes the place of the earlier one when it is uploaded, which is then discarded', async () => {
    const replaced = edited();
    expect(shown()).toEqual(['id-a', 'id-b']);
    await arrive('edited');
    await replaced;
    expect(shown()).toEqual(['id-edited', 'id-b']);
    expect(queue.list()[0]).toMatchObject({ name: 'a', file: { name: 'edited' } });
    await vi.advanceTimersByTimeAsync(80_000);
    expect(discarded).toEqual(['id-a']);
  });

  test('leaves the earlier one when its upload fails or is cancelled', async () => {
    const failed = edited();
    void fail('edited', 'no-answer');
    await expect(failed).rejects.toThrow('Fel vid uppladdning av edited');
    const leaving = new AbortController();
    const cancelled = edited(leaving.signal);
    leaving.abort();
    await expect(cancelled).rejects.toThrow('Cancelled');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([shown(), states(), discarded]).toEqual([['id-a', 'id-b'], ['a ready', 'b ready'], []]);
  });

  test('can be undone, until the earlier picture is discarded', async () => {
    const replaced = edited();
    await arrive('edited');
    const undo = await replaced;
    queue.move(keyOf('a'), 1);
    expect(undo()).toBe(true);
    expect([shown(), discarded]).toEqual([['id-b', 'id-a'], ['id-edited']]);
    const again = edited();
    await arrive('edited');
    const tooLate = await again;
    await vi.advanceTimersByTimeAsync(80_000);
    expect(tooLate()).toBe(false);
    expect(shown()).toEqual(['id-b', 'id-edited']);
  });

  test('is discarded when the picture was removed meanwhile', async () => {
    const replaced = edited();
    queue.remove(keyOf('a'));
    void arrive('edited');
    await expect(replaced).rejects.toThrow('removed meanwhile');
    expect([shown(), discarded]).toEqual([['id-b'], ['id-edited']]);
  });
});

function edited(signal = new AbortController().signal): Promise<() => boolean> {
  return queue.replace(keyOf('a'), new File(['edited'], 'edited'), { signal, onProgress: () => undefined });
}

function shown(): string[] {
  return queue.ready.map(({ id }) => id);
}

function openQueue(onAd: string[] = []): UploadQueue {
  const opened = new UploadQueue({
    upload,
    discard: async (id) => void discarded.push(id),
    capacity: 5,
    savedIds: onAd,
  });
  opened.listen({
    onReady: (count) => reported.arrived.push(count),
    onFailed: ({ message }) => reported.failed.push(message),
    onSignedOut: () => (reported.signedOut += 1),
  });
  return opened;
}

function upload({ name }: File, { signal, onProgress }: UploadOptions) {
  return new Promise<{ id: string; width: number; height: number; preview: string }>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    uploads.push({
      name,
      arrive: () => resolve({ id: `id-${name}`, width: 4, height: 3, preview: 'data:,' }),
      fail: (reason) => reject(new UploadFailure(reason, `Fel vid uppladdning av ${name}`, '')),
      progress: onProgress,
    });
  });
}

function files(...names: string[]): File[] {
  return names.map((name) => new File(['bytes'], name, { type: 'image/jpeg' }));
}

function find(name: string): Upload {
  const found = uploads.findLast((one) => one.name === name);
  if (!found) throw new Error(`${name} is not being uploaded`);
  return found;
}

async function arrive(name: string): Promise<void> {
  find(name).arrive();
  await vi.advanceTimersByTimeAsync(0);
}

async function fail(name: string, reason: UploadFailure['reason']): Promise<void> {
  find(name).fail(reason);
  await vi.advanceTimersByTimeAsync(0);
}

function states(): string[] {
  return queue.list().map(({ name, state }) => `${name} ${state}`);
}

function keyOf(name: string): string {
  return queue.list().find((one) => one.name === name)?.key ?? '';
}
