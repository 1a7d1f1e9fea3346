// Versions in the details for moderators: pending edits and former versions.
import { expect, test, vi } from 'vitest';
import type { ModeratedItem, TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { missingTexts, show } from '../../../testing/show.tsx';
import { useItemVersions, VersionsOfItem } from './item-versions.tsx';

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

function Versions({ of }: { of: ModeratedItem }) {
  return <VersionsOfItem versions={useItemVersions(of)} />;
}

test('a pending edit and the former versions are shown', async () => {
  const held = version(1, { state: 'pending', html: '<p>Se https://exempel.se</p>' });
  show(<Versions of={item} />, {
    forum: { listVersions: async () => ({ versions: [held, version(2, {})] }) },
  });
  expect(await missingTexts('Ändring som väntar', 'Se https://exempel.se', 'Versioner (1)', 'Först')).toEqual(
    [],
  );
});

test('versions are not fetched for a text that was never edited', () => {
  const listVersions = vi.fn<() => Promise<{ versions: TextVersion[] }>>();
  show(<Versions of={{ ...item, editedAt: null, hasHeldEdit: false }} />, { forum: { listVersions } });
  expect(listVersions).not.toHaveBeenCalled();
});
