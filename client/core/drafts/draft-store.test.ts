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
