// Versions in the details for moderators: pending edits with their decision, and former versions.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ModeratedItem, TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { missingTexts, show } from '../../../testing/show.tsx';
import type { EditModeration } from './edit-moderation.ts';
import { ItemVersions } from './item-versions.tsx';

const item: ModeratedItem = {
  kind: 'post',
  id: '00000000-0000-4000-8000-0000000000f1',
  postId: '00000000-0000-4000-8000-0000000000f1',
  number: 0,
  title: 'Zonförsvar',
  preview: 'Hur?',
  category: 'Träningstips',
  status: 'approved',
  createdAt: '2026-03-04T12:00:00.000Z',
  editedAt: '2026-03-05T12:00:00.000Z',
  author: null,
  hasHeldEdit: true,
  reports: 0,
  decision: null,
  can: { approve: false, reject: true, remove: true },
};
const version = (id: number, more: Partial<TextVersion>): TextVersion => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  state: 'former',
  title: 'Zonförsvar',
  category: 'Träningstips',
  content: 'Först',
  html: '<p>Först</p>',
  writtenAt: '2026-03-04T12:00:00.000Z',
  author: 'Ebba Ek',
  ...more,
});

test('a pending edit is approved or rejected, and former versions are shown', async () => {
  const decide = vi.fn<EditModeration['decide']>();
  const held = version(1, { state: 'pending', html: '<p>Se https://exempel.se</p>' });
  show(<ItemVersions item={item} edits={{ decide, busy: null }} />, {
    forum: { listVersions: async () => ({ versions: [held, version(2, {})] }) },
  });
  expect(await missingTexts('Ändring som väntar', 'Se https://exempel.se', 'Versioner (1)', 'Först')).toEqual(
    [],
  );
  for (const name of ['Godkänn ändringen', 'Avvisa ändringen'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(decide.mock.calls.map(([, , status]) => status)).toEqual(['approved', 'rejected']);
});

test('versions are not fetched for a text that was never edited', () => {
  const listVersions = vi.fn<() => Promise<{ versions: TextVersion[] }>>();
  const untouched = { ...item, editedAt: null, hasHeldEdit: false };
  show(<ItemVersions item={untouched} edits={{ decide: async () => undefined, busy: null }} />, {
    forum: { listVersions },
  });
  expect(listVersions).not.toHaveBeenCalled();
});
