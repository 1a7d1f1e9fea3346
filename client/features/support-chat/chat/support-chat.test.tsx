// The support chat: it answers after a pause, survives a reload, and is passed to the contact form.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { REPLY_DELAY_MS } from '#shared/features/support-chat/rules.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { type Answers, failed, missingTexts, show } from '../../../testing/show.tsx';
import { SupportChat } from './support-chat.tsx';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const stored = { version: 0, ...defaultReplies };

function open(find: NonNullable<Answers['supportChat']>['find'] = async () => stored) {
  const onContact = vi.fn<(transcript: string) => void>();
  show(<SupportChat onContact={onContact} />, { supportChat: { find } }, { as: null });
  return onContact;
}
function ask(question: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Din fråga' }), { target: { value: question } });
  fireEvent.click(screen.getByRole('button', { name: 'Fråga' }));
}

test('answers after 1.5 s in a log, shows "skriver …" until then, and links to the page', async () => {
  vi.useFakeTimers();
  open();
  await act(() => vi.advanceTimersByTimeAsync(0));
  ask('Jag har glömt mitt LÖSENORD');
  const log = screen.getByRole('log', { name: 'Chatt med hjälpen' });
  expect(log.textContent).toContain('Jag har glömt mitt LÖSENORD');
  await act(() => vi.advanceTimersByTimeAsync(REPLY_DELAY_MS - 1));
  expect(log.textContent).toContain(`Hjälpen ${chatTexts.typing}`);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(log.textContent).not.toContain(chatTexts.typing);
  expect(log.textContent).toContain('Glömt lösenord?');
  expect(screen.getByRole('link', { name: 'Mer om att logga in' }).getAttribute('href')).toMatch(/^\/faq#/);
});

test('answers with a reply that staff have changed since the chat was opened', async () => {
  vi.useFakeTimers();
  const answer = { text: 'Ja, i butiken.', linkLabel: '', linkPath: '' };
  const find = vi
    .fn<() => Promise<typeof stored>>(async () => ({
      ...stored,
      replies: [{ keywords: ['frimärk'], ...answer }],
    }))
    .mockImplementationOnce(async () => stored);
  open(find);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(find).toHaveBeenCalledTimes(1);
  ask('Säljer ni frimärken?');
  await act(() => vi.advanceTimersByTimeAsync(REPLY_DELAY_MS));
  expect(screen.getByRole('log').textContent).toContain(answer.text);
});

test('survives a reload, and passes the whole chat to the contact form', async () => {
  vi.useFakeTimers();
  open();
  await act(() => vi.advanceTimersByTimeAsync(0));
  ask('qwerty');
  await act(() => vi.advanceTimersByTimeAsync(REPLY_DELAY_MS));
  cleanup();
  const onContact = open();
  fireEvent.click(screen.getByRole('button', { name: 'Skicka chatten till supporten' }));
  expect(onContact).toHaveBeenCalledWith(
    `Chatten:\nJag: qwerty\nHjälpen: ${defaultReplies.defaultReply.text}`,
  );
});

test('shows why there is no answer, with a retry button and a link to the form', async () => {
  const onContact = open(failed);
  ask('hej');
  expect(await missingTexts(chatTexts.loadFailed, 'Försök igen')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Skicka chatten till supporten' }));
  expect(onContact).toHaveBeenCalledWith('Chatten:\nJag: hej');
});

test('starting over empties the chat and focuses the field', () => {
  open();
  ask('hej');
  const restart = screen.getByRole('button', { name: 'Börja om' });
  restart.focus();
  fireEvent.click(restart);
  expect(screen.queryByRole('button', { name: 'Börja om' })).toBeNull();
  expect(screen.getByRole('log').textContent).not.toContain('hej');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Din fråga' }));
});
