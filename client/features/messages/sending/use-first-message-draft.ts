// The draft of a first message to a person or about an ad: stored with every change until the message is sent.
import { useState } from 'react';
import { newId } from '../../../core/new-id.ts';
import { firstDraftKeys } from './first-draft-keys.ts';
import { readMessageDraft, saveMessageDraft } from './message-drafts.ts';

export interface FirstMessageDraft {
  subject: string;
  content: string;
  setSubject: (subject: string) => void;
  setContent: (content: string) => void;
  /** The id to send the message with. An unchanged message has the id of the last attempt, so that the server stores it once. */
  beginAttempt: () => string;
  /** Deletes the stored draft. */
  clear: () => void;
}

export interface FirstMessage {
  userId: string;
  /** Id of the ad, or of the recipient of a message without an ad. */
  about: string;
  /** It is not stored while it is unchanged. */
  initialSubject: string;
}

export function useFirstMessageDraft({ userId, about, initialSubject }: FirstMessage): FirstMessageDraft {
  const keys = firstDraftKeys(about);
  const [stored] = useState(() => readMessageDraft(userId, keys.content));
  const [subject, setSubject] = useState(
    () => readMessageDraft(userId, keys.subject)?.text ?? initialSubject,
  );
  const [content, setContent] = useState(stored?.text ?? '');
  const [lastAttempt, setLastAttempt] = useState({
    id: stored?.triedId,
    subject,
    content: stored?.triedText,
  });
  return {
    subject,
    content,
    setSubject(next) {
      setSubject(next);
      saveMessageDraft(userId, keys.subject, next === initialSubject ? null : { text: next });
    },
    setContent(next) {
      setContent(next);
      saveMessageDraft(userId, keys.content, { text: next });
    },
    beginAttempt() {
      const isSame = lastAttempt.subject === subject && lastAttempt.content === content;
      const id = (isSame && lastAttempt.id) || newId();
      setLastAttempt({ id, subject, content });
      saveMessageDraft(userId, keys.content, { text: content, triedId: id, triedText: content });
      return id;
    },
    clear() {
      saveMessageDraft(userId, keys.content, null);
      saveMessageDraft(userId, keys.subject, null);
    },
  };
}
