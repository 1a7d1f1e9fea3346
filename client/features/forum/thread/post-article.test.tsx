// The post at the top of a thread, when it is not shown.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePost } from '../../../testing/sample-thread.ts';
import { show } from '../../../testing/show.tsx';
import { PostArticle } from './post-article.tsx';

const none = () => undefined;

test('a post by a blocked person is collapsed in its thread until it is opened', () => {
  show(<PostArticle post={samplePost({ isBlocked: true })} onEdit={none} onDelete={none} />);
  expect(screen.queryByText('Hur lär man ut det?')).toBeNull();
  const open = screen.getByRole('button', { name: 'Visa ändå' });
  open.focus();
  fireEvent.click(open);
  expect(screen.getByText('Hur lär man ut det?')).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('ARTICLE');
});

test.each([{ isDeleted: true }, { isBlocked: true }])(
  'a thread can be muted when its post is not shown: %o',
  (state) => {
    show(<PostArticle post={samplePost({ ...state, follow: 'following' })} onEdit={none} onDelete={none} />);
    expect(screen.getByRole('button', { name: 'Följer: välj notiser för tråden' })).toBeTruthy();
  },
);

test('the decision on a post is an underlined link', () => {
  const restriction = { reportId: '00000000-0000-4000-8000-0000000000e1', reason: 'Reklam' };
  show(<PostArticle post={samplePost({ status: 'removed', restriction })} onEdit={none} onDelete={none} />);
  expect(screen.getByRole('link', { name: 'Läs beslutet' }).className).toContain('underline');
});
