// Adds the support chat to a draft, without changing what the sender has written before, after or inside an earlier transcript.
import { MAX_CONTACT_MESSAGE_LENGTH } from '#shared/features/contact/rules.ts';
import type { ContactDraft } from './contact-draft.ts';

/**
 * Replaces the transcript that was added before, unless the sender has changed it. A transcript that is too long loses its
 * oldest rows.
 *
 * @param transcript a heading and at least one row; empty without questions
 * @returns null if no row fits beside the text
 */
export function addChat(draft: ContactDraft, transcript: string): ContactDraft | null {
  const { subject, message, chat } = draft;
  if (transcript === '') return draft;
  const start = chat === '' ? -1 : message.indexOf(chat);
  const [before, after] =
    start === -1
      ? [message && `${message}\n\n`, '']
      : [message.slice(0, start), message.slice(start + chat.length)];
  const added = shorten(transcript, MAX_CONTACT_MESSAGE_LENGTH - before.length - after.length);
  if (added === null) return null;
  return {
    ...draft,
    subject: subject || 'Fråga från chatten',
    message: before + added + after,
    chat: added,
  };
}

function shorten(transcript: string, maxLength: number): string | null {
  const [heading = '', ...rows] = transcript.split('\n');
  const text = () => [heading, ...rows].join('\n');
  while (rows.length > 0 && text().length > maxLength) rows.shift();
  return rows.length === 0 ? null : text();
}
