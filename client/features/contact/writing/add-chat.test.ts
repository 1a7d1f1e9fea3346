// Adding the support chat to a draft preserves the sender's text.
import { expect, test } from 'vitest';
import { MAX_CONTACT_MESSAGE_LENGTH } from '#shared/features/contact/rules.ts';
import { addChat } from './add-chat.ts';
import type { ContactDraft } from './contact-draft.ts';

const draft: ContactDraft = { name: '', email: '', subject: '', message: '', pictures: [], chat: '' };
const first = 'Chatten:\nJag: Hej';
const second = `${first}\nHjälpen: Hej du`;
const write = (message: string, before = draft) => ({ ...before, message });

test('replaces an earlier transcript, between the texts written before and after it', () => {
  const added = addChat(write('Jag undrar'), first) ?? draft;
  expect(added).toMatchObject({ subject: 'Fråga från chatten', message: `Jag undrar\n\n${first}` });
  const written = write(`${added.message}\n\nSvara gärna`, added);
  expect(addChat(written, second)?.message).toBe(`Jag undrar\n\n${second}\n\nSvara gärna`);
});

test('leaves a transcript that the sender has changed', () => {
  const added = addChat(draft, first) ?? draft;
  const changed = added.message.replace('Jag', 'Vera');
  expect(addChat(write(changed, added), second)?.message).toBe(`${changed}\n\n${second}`);
});

test('drops the oldest rows of a transcript for a long text', () => {
  const typed = 'a'.repeat(MAX_CONTACT_MESSAGE_LENGTH - 30);
  expect(addChat(write(typed), second)?.message).toBe(`${typed}\n\nChatten:\nHjälpen: Hej du`);
  expect(addChat(write(`${typed}aaaaa`), second)).toBeNull();
});

test('adds nothing without questions', () => {
  expect(addChat(draft, '')).toBe(draft);
});
