// The focus in a comment whose parts are replaced.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { sampleComment } from '../../../testing/sample-thread.ts';
import { missingTexts, show } from '../../../testing/show.tsx';
import { CommentItem } from './comment-item.tsx';

const own = sampleComment(1, { can: { edit: true, delete: true, report: false } });
const focused = () => document.activeElement;

/** The viewer's comment, which is replaced as soon as it is deleted. */
function Thread() {
  const [comment, setComment] = useState(own);
  const actions = { remove: () => setComment({ ...own, state: 'deleted' }) };
  return (
    <ol>
      <CommentItem postId="f1" comment={comment} actions={actions} />
    </ol>
  );
}

async function choose(item: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Åtgärder för kommentar 1' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('moves to the editor that is opened, and to the comment when it is closed', async () => {
  show(<Thread />);
  await choose('Redigera');
  const field = await screen.findByRole('textbox', { name: 'Ändra kommentaren' });
  await waitFor(() => expect(focused()).toBe(field));
  const cancel = screen.getByRole('button', { name: 'Avbryt' });
  cancel.focus();
  fireEvent.click(cancel);
  expect(focused()?.id).toBe('kommentar-1');
});

test('is shared by its permanent link, which is copied without the Web Share API', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  show(<Thread />);
  await choose('Dela');
  expect(await missingTexts('Länken kopierad till urklipp')).toEqual([]);
  expect(copied).toHaveBeenCalledWith(`${location.origin}/forum/f1#kommentar-1`);
  copied.mockRestore();
});

test('stays on a comment that is deleted', async () => {
  show(<Thread />);
  await choose('Ta bort');
  expect(await screen.findByText('Borttagen kommentar')).toBeTruthy();
  expect(focused()?.id).toBe('kommentar-1');
});

test.each(['rejected', 'hidden'] as const)(
  'the decision on an own %s comment is an underlined link',
  (state) => {
    const restriction = { reportId: '00000000-0000-4000-8000-0000000000e1', reason: 'Reklam' };
    show(
      <ol>
        <CommentItem
          postId="f1"
          comment={{ ...own, state, restriction }}
          actions={{ remove: () => undefined }}
        />
      </ol>,
    );
    expect(screen.getByRole('link', { name: 'Läs beslutet' }).className).toContain('underline');
  },
);
