// The form of a comment: its draft, quotes, mentions, and a refusal for a missing birth year.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import { sampleComment } from '../../../testing/sample-thread.ts';
import { type Answers, failed, missingTexts, refused, show, viewer } from '../../../testing/show.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';
import type { Quoted } from './quoted.ts';
import { WriteComment } from './write-comment.tsx';

const POST = '00000000-0000-4000-8000-0000000000f1';
const ANNA = '00000000-0000-4000-8000-0000000000a1';
const UUID: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const answered = sampleComment(7, { author: { id: ANNA, name: 'Anna Ek', avatarUrl: null } });

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /komment/i });
const type = (text: string) => {
  area().focus();
  fireEvent.input(area(), { target: { value: text } });
};
const form = (props: Partial<CommentFormProps> = {}) => (
  <CommentForm
    postId={POST}
    replyTo={null}
    quoted={null}
    isFocused
    onReplyTaken={() => undefined}
    onQuoted={() => undefined}
    onSaved={() => undefined}
    {...props}
  />
);
const open = (forum: Answers['forum'] = {}, as: typeof viewer | null = viewer) =>
  show(form(), { forum }, { as });

function Thread() {
  const [replyTo, setReplyTo] = useState<ForumComment | null>(null);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const can = { comment: true, edit: false, delete: false, report: true, moderate: false };
  return (
    <>
      <button onClick={() => setQuoted({ id: '5', name: 'Anna', text: 'Bra fråga' })}>Citera</button>
      <button onClick={() => setReplyTo(answered)}>Svara</button>
      <WriteComment
        post={{ id: POST, can }}
        replyTo={replyTo}
        quoted={quoted}
        onReplyTaken={() => setReplyTo(null)}
        onQuoted={() => setQuoted(null)}
        onSaved={() => undefined}
      />
    </>
  );
}

test('the draft of a visitor is restored after sign-in, and the form opens with it', async () => {
  open({}, null);
  type('Halvfärdigt');
  document.body.replaceChildren();
  const can = { comment: true, edit: false, delete: false, report: true, moderate: false };
  show(
    <WriteComment
      post={{ id: POST, can }}
      replyTo={null}
      quoted={null}
      onReplyTaken={() => undefined}
      onQuoted={() => undefined}
      onSaved={() => undefined}
    />,
  );
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Halvfärdigt');
});

test('an edit that fails keeps its draft in the browser', async () => {
  const comment = { id: ANNA, content: 'Före', heldEdit: null };
  const editor = () => <CommentEditor postId={POST} comment={comment} onClose={() => undefined} />;
  const { unmount } = show(editor());
  type('Efter');
  unmount();
  show(editor());
  expect(area().value).toBe('Efter');
});

test('the author continues from a pending edit', () => {
  const comment = { id: ANNA, content: 'Före', heldEdit: { content: 'Med länk', html: '' } };
  show(<CommentEditor postId={POST} comment={comment} onClose={() => undefined} />);
  expect(area().value).toBe('Med länk');
});

test('a quoted passage is added with the number of its comment', async () => {
  const { unmount } = open();
  type('Hej');
  unmount();
  show(form({ quoted: { id: '57', name: 'Anna', text: 'Bra fråga' } }));
  await waitFor(() => expect(area().value).toBe('Hej\n\n> @Anna #57\n>\n> Bra fråga\n\n'));
});

test('a quote is added once, though a comment is answered after it', async () => {
  show(<Thread />);
  fireEvent.click(screen.getByRole('button', { name: 'Citera' }));
  const text = '> @Anna #5\n>\n> Bra fråga\n\n';
  await waitFor(() => expect(area().value).toBe(text));
  const before = area();
  before.blur();
  fireEvent.click(screen.getByRole('button', { name: 'Svara' }));
  await screen.findByText(/Svar till/);
  expect(document.activeElement).toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Svara inte på kommentaren' }));
  await waitFor(() => expect(screen.queryByText(/Svar till/)).toBeNull());
  expect(area()).toBe(before);
  expect(area().value).toBe(text);
});

test('people of the thread are suggested', async () => {
  const findPeople = vi
    .fn<
      (input: {
        id: string;
        text?: string | undefined;
      }) => Promise<{ people: { id: string; name: string }[] }>
    >()
    .mockResolvedValue({ people: [{ id: ANNA, name: 'Anna Ek' }] });
  open({ findPeople });
  type('Hej @an');
  await screen.findByRole('option', { name: 'Anna Ek' });
  expect(findPeople.mock.calls[0]?.[0]).toEqual({ id: POST, text: 'an' });
});

test('a missing birth year leads to the profile, and the text stays', async () => {
  const missing = 'Ange ditt födelseår först';
  const createComment = () => refused('UNPROCESSABLE_CONTENT', missing, { birthYear: missing });
  open({ createComment });
  type('Hej på er');
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  const link = await screen.findByRole('link', { name: 'Fyll i det i din profil' });
  expect(link.getAttribute('href')).toBe('/profile');
  expect(await missingTexts('Din text finns kvar')).toEqual([]);
  expect(area().value).toBe('Hej på er');
});

test('a text written while the comment is saved and the thread refetched stays, also in the stored draft', async () => {
  const sent = sampleComment(8, {});
  const answer = Promise.withResolvers<ForumComment>();
  const onSaved = vi.fn<(comment: ForumComment) => void>();
  show(form({ onSaved }), { forum: { createComment: () => answer.promise } });
  type('Hej på er');
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  type('Hej på er\n\nEn sak till');
  answer.resolve(sent);
  await waitFor(() => expect(area().value).toBe('En sak till'));
  type('En sak till, om bollen');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(sent));
  expect(area().value).toBe('En sak till, om bollen');
  expect(Object.values(localStorage).map((stored) => JSON.parse(String(stored)))).toEqual([
    { text: 'En sak till, om bollen', replyTo: null, newId: UUID },
  ]);
});

test('the answered comment is restored with the draft and sent with it, then forgotten', async () => {
  const { unmount } = show(<Thread />);
  fireEvent.click(screen.getByRole('button', { name: 'Svara' }));
  await screen.findByText(/Svar till/);
  type('Jag håller med');
  unmount();
  const sent: unknown[] = [];
  const createComment = async (comment: unknown) => {
    sent.push(comment);
    return sampleComment(8, {});
  };
  show(<Thread />, { forum: { createComment } });
  expect(await screen.findByText(/Svar till/)).toBeTruthy();
  expect(await missingTexts('Svar till Anna Ek (#7)')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  await waitFor(() => expect(screen.queryByText(/Svar till/)).toBeNull());
  expect(sent).toEqual([{ id: POST, commentId: UUID, content: 'Jag håller med', replyTo: 7 }]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an answer without a text does not open the form again', async () => {
  const { unmount } = show(<Thread />);
  fireEvent.click(screen.getByRole('button', { name: 'Svara' }));
  await screen.findByText(/Svar till/);
  unmount();
  show(<Thread />);
  expect(screen.getByRole('button', { name: 'Skriv en kommentar' })).toBeTruthy();
});

test('a draft that an earlier version stored as a plain text is restored', () => {
  open();
  type('Nytt');
  const [key = ''] = Object.keys(localStorage);
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.setItem(key, JSON.stringify('Skrivet före uppdateringen'));
  open();
  expect(area().value).toBe('Skrivet före uppdateringen');
});

test('the draft of another tab stays when a comment is sent', async () => {
  open({ createComment: async () => sampleComment(8, {}) });
  type('Skrivet här');
  const [key = ''] = Object.keys(localStorage);
  const other = JSON.stringify({ text: 'Skrivet i en annan flik', replyTo: null });
  localStorage.setItem(key, other);
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  await waitFor(() => expect(area().value).toBe(''));
  expect(localStorage.getItem(key)).toBe(other);
});

test('a comment whose answer was lost is sent again with the same id, also after a reload, and a changed one with another', async () => {
  const ids: (string | undefined)[] = [];
  const createComment: NonNullable<Answers['forum']>['createComment'] = ({ commentId }) => {
    ids.push(commentId);
    return failed();
  };
  const { unmount } = open({ createComment });
  const send = async () => {
    const { length } = ids;
    fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
    await waitFor(() => expect(ids).toHaveLength(length + 1));
    await screen.findByRole('alert');
  };
  type('Hej på er');
  await send();
  await send();
  unmount();
  open({ createComment });
  await send();
  type('Hej på er alla');
  await send();
  expect(ids).toEqual([UUID, ids[0], ids[0], UUID]);
  expect(ids[3]).not.toBe(ids[0]);
});

const button = () => screen.getByRole('button', { name: /Kommentera/ });

function Reopened({ onSaved }: Pick<CommentFormProps, 'onSaved'>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Stäng' : 'Öppna'}</button>
      {isOpen && form({ onSaved })}
    </>
  );
}

test('a form that is opened again while its comment is sent takes the answer', async () => {
  const sent = sampleComment(8, {});
  const answer = Promise.withResolvers<ForumComment>();
  const onSaved = vi.fn<(comment: ForumComment) => void>();
  show(<Reopened onSaved={onSaved} />, { forum: { createComment: () => answer.promise } });
  type('Hej på er');
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  fireEvent.click(screen.getByRole('button', { name: 'Öppna' }));
  expect(area().value).toBe('Hej på er');
  expect(button().getAttribute('aria-busy')).toBe('true');
  answer.resolve(sent);
  await waitFor(() => expect(area().value).toBe(''));
  expect(onSaved).toHaveBeenCalledWith(sent);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a text that was being written when the thread was locked is shown, and can be deleted', async () => {
  const { unmount } = open();
  type(`Titta:\n![](picture:${ANNA})\n![Laddar upp bild 1 …]()\n`);
  unmount();
  const can = { comment: false, edit: false, delete: false, report: true, moderate: false };
  const props = { replyTo: null, quoted: null, onReplyTaken: () => undefined, onQuoted: () => undefined };
  show(<WriteComment post={{ id: POST, can }} {...props} onSaved={() => undefined} />);
  expect(await missingTexts('Du hade skrivit:', 'Titta: ![bild 1]')).toEqual([]);
  expect(document.body.textContent).not.toMatch(/picture:|Laddar upp/);
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort utkastet' }));
  expect(screen.queryByText(/Du hade skrivit/)).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

function LockedLater() {
  const [comment, setComment] = useState(true);
  const can = { comment, edit: false, delete: false, report: true, moderate: false };
  const props = { replyTo: null, quoted: null, onReplyTaken: () => undefined, onQuoted: () => undefined };
  useEffect(() => {
    const lock = () => setComment(false);
    window.addEventListener('lock', lock);
    return () => window.removeEventListener('lock', lock);
  }, []);
  return <WriteComment post={{ id: POST, can }} {...props} onSaved={() => undefined} />;
}

test('the text gets the focus of the field that a lock removes', async () => {
  show(<LockedLater />);
  fireEvent.click(screen.getByRole('button', { name: 'Skriv en kommentar' }));
  await screen.findByRole('textbox');
  type('Halva svaret');
  area().focus();
  act(() => void window.dispatchEvent(new Event('lock')));
  await screen.findByText('Halva svaret');
  expect(document.activeElement?.textContent).toContain('Du hade skrivit:');
  expect(document.activeElement).not.toBe(document.body);
});
