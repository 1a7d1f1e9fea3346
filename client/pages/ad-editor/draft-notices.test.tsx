// Notices about a draft: another tab with the same form.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DraftNotices } from './draft-notices.tsx';
import type { AdDraftState } from './use-ad-draft.ts';

const draft: AdDraftState = {
  isReady: true,
  isStored: false,
  restoredFrom: null,
  missing: 0,
  isAnotherOpen: true,
  isRefused: false,
  adId: '3f1c0a52-7d34-4a8e-9c8f-6d2b1a0e4f77',
  removeMissing: async () => undefined,
  clear: () => undefined,
  finish: () => undefined,
};

test.each([
  ['a new ad', true, 'Här börjar en ny annons. Utkasten blandas inte.'],
  [
    'an edited ad',
    false,
    'Utkasten blandas inte, men båda ändrar samma annons. Spara bara i den ena fliken.',
  ],
])('another tab with the form of %s is reported', (_form, isNewAd, sentence) => {
  const { container } = show(<DraftNotices draft={draft} isNewAd={isNewAd} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(container.textContent.match(/annan flik/g)).toHaveLength(1);
});
