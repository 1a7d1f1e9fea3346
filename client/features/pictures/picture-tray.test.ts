// What the tray promises of pictures on their way.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureTray } from './picture-tray.ts';
import { type Sending, UploadFailure } from './send-picture.ts';

interface Underway {
  name: string;
  arrive: () => void;
  fail: (reason: UploadFailure['reason']) => void;
  progress: (percent: number) => void;
}

let underway: Underway[];
let discarded: string[];
let tray: PictureTray;
let told: { arrived: number[]; failed: string[]; signedOut: number };

beforeEach(() => {
  vi.useFakeTimers();
  underway = [];
  discarded = [];
  told = { arrived: [], failed: [], signedOut: 0 };
  tray = openTray();
});
afterEach(() => {
  tray.close();
  vi.useRealTimers();
});

test('sends two at a time, in the order they were picked', async () => {
  tray.add(files('a', 'b', 'c'));
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  await arrive('b');
  expect(states()).toEqual(['a sending', 'b ready', 'c sending']);
});

test('keeps the order of the pick whichever arrives first', async () => {
  tray.add(files('a', 'b', 'c'));
  for (const name of ['b', 'c', 'a']) await arrive(name);
  expect(tray.ready.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('tells how far a picture has come, and when the server works on it', () => {
  tray.add(files('a'));
  find('a').progress(40);
  expect(tray.read()[0]).toMatchObject({ state: 'sending', sent: 40 });
  find('a').progress(100);
  expect(tray.read()[0]).toMatchObject({ state: 'developing' });
});

test('tells how many have arrived once none is on its way', async () => {
  tray.add(files('a', 'b', 'c'));
  await arrive('a');
  await arrive('b');
  expect(told.arrived).toEqual([]);
  await fail('c', 'broken');
  expect(told.arrived).toEqual([2]);
  expect(told.failed).toEqual(['Fel vid uppladdning av c']);
});

test('frees the line for the next when one is cancelled', async () => {
  tray.add(files('a', 'b', 'c'));
  tray.remove(keyOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['b sending', 'c sending']);
});

test('discards a picture that was cancelled just as it arrived', async () => {
  tray.add(files('a'));
  find('a').arrive();
  tray.remove(keyOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(tray.read()).toEqual([]);
  expect(discarded).toEqual(['id-a']);
});

test('sends a failed picture again when asked to', async () => {
  tray.add(files('a'));
  await fail('a', 'no-answer');
  expect(states()).toEqual(['a failed']);
  tray.retry(keyOf('a'));
  expect(states()).toEqual(['a sending']);
  await arrive('a');
  expect(states()).toEqual(['a ready']);
});

test('asks for sign-in once, and afterwards sends all that the ended session stopped', async () => {
  tray.add(files('a', 'b'));
  await fail('a', 'signed-out');
  await fail('b', 'signed-out');
  expect(told).toMatchObject({ signedOut: 1, failed: [] });
  tray.resume();
  expect(states()).toEqual(['a sending', 'b sending']);
});

test('discards a removed picture on the server when the time to undo is over', async () => {
  tray.add(files('a'));
  await arrive('a');
  tray.remove(keyOf('a'));
  expect(discarded).toEqual([]);
  await vi.runAllTimersAsync();
  expect(discarded).toEqual(['id-a']);
});

test('puts a removed picture back in its place', async () => {
  tray.add(files('a', 'b', 'c'));
  for (const name of ['a', 'b', 'c']) await arrive(name);
  const undo = tray.remove(keyOf('b'));
  expect(undo?.()).toBe(true);
  await vi.runAllTimersAsync();
  expect(tray.ready.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(discarded).toEqual([]);
});

test('cannot put back what is already discarded', async () => {
  tray.add(files('a'));
  await arrive('a');
  const undo = tray.remove(keyOf('a'));
  tray.discardRemoved();
  expect(undo?.()).toBe(false);
  expect(tray.read()).toEqual([]);
});

test('never discards what an ad already shows', async () => {
  tray = openTray(['id-x']);
  tray.lay([{ id: 'id-x', name: '', width: 4, height: 3, preview: 'data:,' }]);
  tray.remove('id-x');
  await vi.runAllTimersAsync();
  expect(discarded).toEqual([]);
});

test('discards all at once when it is cleared', async () => {
  tray.add(files('a', 'b'));
  await arrive('a');
  tray.clear();
  await vi.advanceTimersByTimeAsync(0);
  expect(tray.read()).toEqual([]);
  expect(discarded).toEqual(['id-a']);
});

test('leaves what is ready on the server when it is closed', async () => {
  tray.add(files('a', 'b'));
  await arrive('a');
  tray.close();
  await vi.runAllTimersAsync();
  expect(discarded).toEqual([]);
});

test('moves a picture to another place', async () => {
  tray.add(files('a', 'b', 'c'));
  tray.move(keyOf('c'), 0);
  expect(tray.read().map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  tray.move(keyOf('c'), 1);
  expect(tray.read().map(({ name }) => name)).toEqual(['a', 'c', 'b']);
});

test('is settled when nothing is on its way', async () => {
  const seen: string[] = [];
  tray.add(files('a'));
  const waiting = tray.settled().then(() => seen.push('settled'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([]);
  await arrive('a');
  await waiting;
  expect(seen).toEqual(['settled']);
});

test('lets go of the file’s picture once the server’s version has been seen', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  tray.add(files('a'));
  await arrive('a');
  tray.forgetThumbnail(keyOf('a'));
  expect(revoke).toHaveBeenCalledOnce();
  expect(tray.read()[0]?.thumbnail).toBeNull();
});

function openTray(onAd: string[] = []): PictureTray {
  const opened = new PictureTray({ send, discard: async (id) => void discarded.push(id) }, onAd);
  opened.listen({
    onArrived: (count) => told.arrived.push(count),
    onFailed: ({ message }) => told.failed.push(message),
    onSignedOut: () => (told.signedOut += 1),
  });
  return opened;
}

function send({ name }: File, { signal, onProgress }: Sending) {
  return new Promise<{ id: string; width: number; height: number; preview: string }>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    underway.push({
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

function find(name: string): Underway {
  const found = underway.findLast((one) => one.name === name);
  if (!found) throw new Error(`${name} is not on its way`);
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
  return tray.read().map(({ name, state }) => `${name} ${state}`);
}

function keyOf(name: string): string {
  return tray.read().find((one) => one.name === name)?.key ?? '';
}
