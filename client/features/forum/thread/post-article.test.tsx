// The post at the top of a thread, when its reader has blocked its author.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { show } from '../../../testing/show.tsx';
import { PostArticle } from './post-article.tsx';

const post: ForumPost = {
  id: '00000000-0000-4000-8000-0000000000f1',
  title: 'Zonförsvar',
  content: '',
  html: '<p>Hur lär man ut det?</p>',
  category: 'Träningstips',
  author: { id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null },
  status: 'approved',
  isDeleted: false,
  createdAt: '2026-03-04T12:00:00.000Z',
  editedAt: null,
  lastAt: '2026-03-04T12:00:00.000Z',
  comments: 0,
  lastNumber: 0,
  likes: 0,
  views: 0,
  isPinned: false,
  isLocked: false,
  isHot: false,
  isLiked: false,
  isBlocked: true,
  readNumber: null,
  follow: 'normal',
  heldEdit: null,
  restriction: null,
  can: { comment: true, edit: false, delete: false, report: true, moderate: false },
};

test('a post by a blocked person is collapsed in its thread until it is opened', () => {
  const none = vi.fn<() => void>();
  show(<PostArticle post={post} onEdit={none} onDelete={none} />);
  expect(screen.queryByText('Hur lär man ut det?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Visa ändå' }));
  expect(screen.getByText('Hur lär man ut det?')).toBeTruthy();
});
