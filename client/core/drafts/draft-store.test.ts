// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDraftStore } from './draft-store.ts';

const schema = z.object({ text: z.string() });
const store = createDraftStore({ name: 'note', schema, storedFor: 'browser' });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a draft store', () => {
  test('reads a draft as it was written', () => {
    expect(store.write('anna', 'ny', { text: 'Skor' })).toBe(true);
    expect(store.read('anna', 'ny')).toEqual({ text: 'Skor' });
  });

  test('returns null for a cleared draft', () => {
    store.write('anna', 'ny', { text: 'Skor' });
    store.clear('anna', 'ny');
    expect(store.read('anna', 'ny')).toBeNull();
  });

  test('hides a draft from other accounts and visitors', () => {
    store.write('anna', 'ny', { text: 'Skor' });
    expect([store.read('bo', 'ny'), store.read(null, 'ny'), store.list('bo', '')]).toEqual([null, null, []]);
  });

  test('writes tab drafts to sessionStorage only', () => {
    createDraftStore({ name: 'note', schema, storedFor: 'tab' }).write('anna', 'ny', { text: 'Skor' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  test.each(['not json', '{}', '{"text":1}', 'null'])(
    'returns null for the invalid stored value %j',
    (stored) => {
      localStorage.setItem('note-draft anna ny', stored);
      expect(store.read('anna', 'ny')).toBeNull();
    },
  );
});

describe('a draft of the tab and the browser', () => {
  const drafts = createDraftStore({ name: 'reply', schema, storedFor: 'tabAndBrowser' });
  const read = () => drafts.read('anna', 'thread')?.text;
  const write = (text: string) => drafts.write('anna', 'thread', { text });
  const clear = () => drafts.clear('anna', 'thread');
  const KEY = 'reply-draft anna thread';

  test.each([
    ['before', ['A', 'B']],
    ['after', ['B', 'A']],
  ])('stays in its tab when another tab clears its own, written %s', (_order, texts) => {
    const tabs = { A: openTab(), B: openTab() };
    for (const text of texts) {
      tabs[text as 'A' | 'B'].show();
      write(text);
    }
    tabs.A.show();
    expect(read()).toBe('A');
    clear();
    // A form clears once when it is sent, and once more when it is empty.
    clear();
    expect(read()).toBeUndefined();
    tabs.B.show();
    expect(read()).toBe('B');
  });

  test('opens in a new tab, as it was written last, and is cleared there', () => {
    openTab().show();
    write('A');
    openTab().show();
    write('B');
    const [fresh, later] = [openTab(), openTab()];
    fresh.show();
    expect(read()).toBe('B');
    clear();
    later.show();
    expect(read()).toBeUndefined();
  });

  test('a draft of a closed tab opens in a new one, after another tab has cleared its own', () => {
    const sent = openTab();
    sent.show();
    write('A');
    openTab().show();
    write('B');
    sent.show();
    clear();
    openTab().show();
    expect(read()).toBe('B');
  });

  test('is deleted in a tab that has it unchanged when another tab removes it', () => {
    const [sending, reading, changing] = [openTab(), openTab(), openTab()];
    const removed = vi.fn<(id: string) => void>();
    sending.show();
    write('A');
    const oldValue = localStorage.getItem(KEY);
    const end = drafts.onRemovedElsewhere('anna', removed);
    clear();
    reading.show();
    const event = { key: KEY, oldValue, newValue: null };
    window.dispatchEvent(new StorageEvent('storage', event));
    expect(removed.mock.calls).toEqual([['thread']]);
    changing.show();
    write('AB');
    window.dispatchEvent(new StorageEvent('storage', event));
    window.dispatchEvent(new StorageEvent('storage', { ...event, newValue: oldValue }));
    expect(removed).toHaveBeenCalledTimes(1);
    expect(read()).toBe('AB');
    end();
    reading.show();
    window.dispatchEvent(new StorageEvent('storage', event));
    expect(removed).toHaveBeenCalledTimes(1);
  });
});

/** A tab with a session storage of its own, which `show` makes the current one. */
function openTab(): { show: () => void } {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { show: () => vi.stubGlobal('sessionStorage', storage) };
}

test('lists the ids of one author that begin with the prefix', () => {
  store.write('anna', 'ny:1', { text: 'a' });
  store.write('anna', 'ny:2', { text: 'b' });
  store.write('anna', 'x:3', { text: 'c' });
  store.write('bo', 'ny:4', { text: 'd' });
  expect(store.list('anna', 'ny:').toSorted()).toEqual(['ny:1', 'ny:2']);
});

test('returns false when the browser refuses to store', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  expect(store.write('anna', 'ny', { text: 'Skor' })).toBe(false);
});
