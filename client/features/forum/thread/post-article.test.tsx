// The post at the top of a thread, when its reader has blocked its author.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { samplePost } from '../../../testing/sample-thread.ts';
import { show } from '../../../testing/show.tsx';
import { PostArticle } from './post-article.tsx';

const post = samplePost({ isBlocked: true });

test('a post by a blocked person is collapsed in its thread until it is opened', () => {
  const none = vi.fn<() => void>();
  show(<PostArticle post={post} onEdit={none} onDelete={none} />);
  expect(screen.queryByText('Hur lär man ut det?')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Visa ändå' }));
  expect(screen.getByText('Hur lär man ut det?')).toBeTruthy();
});
