// The form of a post: its button, its draft, and what follows from sending.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, missingTexts, show } from '../../../testing/show.tsx';
import { PostForm } from './post-form.tsx';

afterEach(() => localStorage.clear());

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

test('a saved post is announced, and its draft is deleted', async () => {
  const saved = { id: '00000000-0000-4000-8000-0000000000f1', status: 'approved' as const };
  const onSaved = open({ createPost: async () => saved });
  fillIn();
  fireEvent.click(button());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(await missingTexts('Inlägg skapat!')).toEqual([]);
});

test('a draft survives closing the form', () => {
  open();
  fillIn();
  document.body.replaceChildren();
  open();
  expect(screen.getAllByLabelText<HTMLInputElement>(/Rubrik/).at(-1)?.value).toBe('Zonförsvar');
});
