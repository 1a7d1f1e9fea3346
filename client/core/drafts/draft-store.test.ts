// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDraftStore } from './draft-store.ts';

const schema = z.object({ text: z.string() });
const store = createDraftStore({ name: 'note', schema, storedFor: 'browser' });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  test('is read as it was written', () => {
    expect(store.write('anna', 'ny', { text: 'Skor' })).toBe(true);
    expect(store.read('anna', 'ny')).toEqual({ text: 'Skor' });
  });

  test('is gone once cleared', () => {
    store.write('anna', 'ny', { text: 'Skor' });
    store.clear('anna', 'ny');
    expect(store.read('anna', 'ny')).toBeNull();
  });

  test('is not read by another account or a visitor', () => {
    store.write('anna', 'ny', { text: 'Skor' });
    expect([store.read('bo', 'ny'), store.read(null, 'ny'), store.list('bo', '')]).toEqual([null, null, []]);
  });

  test('for the tab is stored in the tab alone', () => {
    createDraftStore({ name: 'note', schema, storedFor: 'tab' }).write('anna', 'ny', { text: 'Skor' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  test.each(['not json', '{}', '{"text":1}', 'null'])('stored as %j is no draft', (stored) => {
    localStorage.setItem('note-draft anna ny', stored);
    expect(store.read('anna', 'ny')).toBeNull();
  });
});

test('lists the ids of one author that begin with the prefix', () => {
  store.write('anna', 'ny:1', { text: 'a' });
  store.write('anna', 'ny:2', { text: 'b' });
  store.write('anna', 'x:3', { text: 'c' });
  store.write('bo', 'ny:4', { text: 'd' });
  expect(store.list('anna', 'ny:').toSorted()).toEqual(['ny:1', 'ny:2']);
});

test('reports that the browser stores nothing, without failing', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  expect(store.write('anna', 'ny', { text: 'Skor' })).toBe(false);
});
