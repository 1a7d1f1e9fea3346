// The feature's part of the API document, besides its contract.
import { SavedPost } from '#shared/features/forum/schemas.ts';
import { PostRow } from '#shared/features/forum/list/contract.ts';
import { NewPost } from '#shared/features/forum/writing/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

const id = '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a11';

export const forumDocument: FeatureDocument = {
  tag: { name: 'forum', description: 'The forum: posts, comments and likes' },
  examples: [
    exampleOf(PostRow, {
      id,
      title: 'Hur tränar ni vänsterhanden?',
      excerpt: 'Min son är elva och dribblar bara med höger.',
      hit: null,
      category: 'Träningstips',
      author: { id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10', name: 'Elsa Berg', avatarUrl: null },
      createdAt: '2026-11-21T12:00:00.000Z',
      lastAt: '2026-11-22T12:00:00.000Z',
      lastWriter: 'Oskar Holm',
      comments: 12,
      likes: 4,
      views: 310,
      isPinned: false,
      isLocked: false,
      isHot: true,
    }),
    exampleOf(SavedPost, { id, status: 'approved' }),
    exampleOf(NewPost, {
      title: 'Hur tränar ni vänsterhanden?',
      content: 'Min son är elva och dribblar bara med höger.',
      category: 'Träningstips',
    }),
  ],
};
