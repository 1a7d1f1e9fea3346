// The form of a post: its button, its draft, and what happens after it is sent.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedPost } from '#shared/features/forum/schemas.ts';
import { type Answers, failed, missingTexts, show } from '../../../testing/show.tsx';
import { PostForm } from './post-form.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const saved: SavedPost = { id: '00000000-0000-4000-8000-0000000000f1', status: 'approved' };

const open = (forum: Answers['forum'] = {}, onSaved = vi.fn<(saved: unknown) => void>()) => {
  show(<PostForm onSaved={onSaved} onClose={() => undefined} />, { forum });
  return onSaved;
};
const write = (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  const event = field instanceof HTMLTextAreaElement ? 'input' : 'change';
  fireEvent[event](field, { target: { value } });
};
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publicera' });

function fillIn(): void {
  write(/Rubrik/, 'Zonförsvar');
  write(/^Text/, 'Hur lär man ut det?');
  write(/Kategori/, 'Träningstips');
}

/** The title in the form after a change of it that was cancelled. */
const titleAfter = (form: ReactElement) => {
  const { unmount } = show(form);
  write(/Rubrik/, 'Zonförsvar');
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  unmount();
  const again = show(form);
  const title = screen.getByLabelText<HTMLInputElement>(/Rubrik/).value;
  again.unmount();
  return title;
};

test('the button is disabled while a field is empty', () => {
  open();
  fillIn();
  expect(button().disabled).toBe(false);
  for (const label of [/Rubrik/, /^Text/, /Kategori/]) {
    write(label, label.source === 'Kategori' ? '' : '  ');
    expect(button().disabled).toBe(true);
    fillIn();
  }
});

test.each([
  ['too long', 'a'.repeat(20_001), 'Texten är för lång'],
  ['of invisible characters', '\u200B\u200B', 'Alla fält måste fyllas i'],
])('a text that is %s is refused at its field', async (_case, content, sentence) => {
  const createPost = vi.fn<() => Promise<SavedPost>>();
  open({ createPost });
  fillIn();
  write(/^Text/, content);
  fireEvent.click(button());
  expect(await missingTexts(sentence)).toEqual([]);
  expect(screen.getByLabelText(/^Text/).getAttribute('aria-invalid')).toBe('true');
  expect(createPost).not.toHaveBeenCalled();
  write(/^Text/, 'Hur lär man ut det?');
  createPost.mockResolvedValue(saved);
  fireEvent.click(button());
  await waitFor(() => expect(createPost).toHaveBeenCalled());
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a saved post is announced, and its draft is deleted', async () => {
  const onSaved = open({ createPost: async () => saved });
  fillIn();
  fireEvent.click(button());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(await missingTexts('Inlägg skapat!')).toEqual([]);
});

test('cancelling discards an edit, but not a new post', () => {
  const post = { id: saved.id, title: 'Press', content: 'Hur?', category: 'Träningstips', heldEdit: null };
  const actions = { onSaved: () => undefined, onClose: () => undefined };
  expect(titleAfter(<PostForm post={post} {...actions} />)).toBe('Press');
  expect(titleAfter(<PostForm {...actions} />)).toBe('Zonförsvar');
});

test.each([
  ['Hur?', 'Zonförsvar'],
  ['Ändrad på en annan enhet', 'Press'],
])('a draft of a change is restored unless the post has been changed since: %s', (content, title) => {
  const post = { id: saved.id, title: 'Press', content: 'Hur?', category: 'Träningstips', heldEdit: null };
  const actions = { onSaved: () => undefined, onClose: () => undefined };
  const { unmount } = show(<PostForm post={post} {...actions} />);
  write(/Rubrik/, 'Zonförsvar');
  unmount();
  show(<PostForm post={{ ...post, content }} {...actions} />);
  expect(screen.getByLabelText<HTMLInputElement>(/Rubrik/).value).toBe(title);
});

test('a draft survives closing the form', () => {
  open();
  fillIn();
  document.body.replaceChildren();
  open();
  expect(screen.getAllByLabelText<HTMLInputElement>(/Rubrik/).at(-1)?.value).toBe('Zonförsvar');
});

test('a post whose answer was lost is sent again with the same id, and a changed one with another', async () => {
  const ids: (string | undefined)[] = [];
  open({
    createPost: ({ id }) => {
      ids.push(id);
      return failed();
    },
  });
  fillIn();
  const send = async () => {
    const { length } = ids;
    fireEvent.click(button());
    await waitFor(() => expect(ids).toHaveLength(length + 1));
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
  };
  await send();
  await send();
  write(/Rubrik/, 'Zonförsvar igen');
  await send();
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).toMatch(/^[\da-f-]{36}$/);
  expect(ids[2]).not.toBe(ids[0]);
});
