// @vitest-environment happy-dom
// What the browser remembers of a draft.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankAd } from './ad-form-values.ts';
import { type AdDraft, listDrafts, readDraft, removeDraft, writeDraft } from './draft-store.ts';

const draft: AdDraft = {
  values: { ...blankAd, title: 'Skor' },
  pictures: [
    { id: '3fa85f64-5717-4562-b3fc-2c963f66afa6', width: 4, height: 3, preview: 'data:,', name: 'skor.jpg' },
  ],
  savedAt: 1000,
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('gives back what was kept', () => {
  expect(writeDraft('utkast:a', draft)).toBe(true);
  expect(readDraft('utkast:a')).toEqual(draft);
});

test('knows no draft that was removed', () => {
  writeDraft('utkast:a', draft);
  removeDraft('utkast:a');
  expect(readDraft('utkast:a')).toBeNull();
});

test.each(['not json', '{}', '{"values":{"title":1}}', 'null'])('takes %j for no draft', (kept) => {
  localStorage.setItem('utkast:a', kept);
  expect(readDraft('utkast:a')).toBeNull();
});

test('lists the drafts of one form only, newest first', () => {
  writeDraft('utkast:a:ny:1', draft);
  writeDraft('utkast:a:ny:2', { ...draft, savedAt: 2000 });
  writeDraft('utkast:b:ny:3', draft);
  expect(listDrafts('utkast:a:ny:')).toEqual(['utkast:a:ny:2', 'utkast:a:ny:1']);
});

test('says when the browser keeps nothing, and goes on', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  expect(writeDraft('utkast:a', draft)).toBe(false);
});
