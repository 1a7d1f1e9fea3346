// State of the form for a message to the operator: draft, checks and sending. Source: spec 1 §5 and §8 Contact forms.
import { useState } from 'react';
import { NewContactMessage } from '#shared/features/contact/contract.ts';
import type { WrittenForm } from '#shared/features/contact/rules.ts';
import { findSenderEmailError } from '#shared/features/contact/sender-email.ts';
import { contactTexts, formTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { unsentText } from '../../../core/drafts/unsent-text.ts';
import { useDraftAcrossSignIn } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../../core/failure.ts';
import { sendWithPageToken } from '../../../core/page-token.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useContentId } from '../../../core/drafts/use-content-id.ts';
import { addChat } from './add-chat.ts';
import { type ContactDraft, contactDrafts } from './contact-draft.ts';

export interface SentMessage {
  id: string;
  isReceiptMailed: boolean;
  /** Whether the form shows what the sender has added during the request. */
  hasRest: boolean;
}

export interface ContactFormState {
  draft: ContactDraft;
  write: (change: Partial<ContactDraft>) => void;
  send: () => Promise<void>;
  isSending: boolean;
  /** Error texts by field. */
  errors: Record<string, string>;
  /** Why the message could not be sent, if that is no field's error; empty otherwise. */
  failure: string;
  /** The answer to the sent message; null until then. */
  sent: SentMessage | null;
  /** How often the server has refused the human check; each refusal requires a new check. */
  refusedChecks: number;
  setHumanCheckId: (id: string | undefined) => void;
  /** Why the message cannot be sent with its pictures yet; undefined if it can. */
  setUnsentPictures: (reason: string | undefined) => void;
}

/** Each request to send the chat is a new object, so that the same chat can be added again. Empty without questions. */
export interface ChatToSend {
  transcript: string;
}

export interface ContactFormOptions {
  form: WrittenForm;
  /** The page that a reported problem or a correction is about. */
  page: string | undefined;
  /** Prefilled subject, which the sender can change. */
  subject: string;
  chat: ChatToSend | undefined;
}

export function useContactForm({ form, page, subject, chat }: ContactFormOptions): ContactFormState {
  const api = useApi();
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const messageId = useContentId();
  const { draft, setDraft, clear, replace, latest } = useDraftAcrossSignIn(
    contactDrafts,
    form === 'correction' ? `${form} ${page}` : form,
    {
      name: viewer?.name ?? '',
      email: viewer?.email ?? '',
      subject,
      message: '',
      pictures: [],
      chat: '',
    },
  );
  const [humanCheckId, setHumanCheckId] = useState<string>();
  const [refusedChecks, setRefusedChecks] = useState(0);
  const [unsentPictures, setUnsentPictures] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<SentMessage | null>(null);

  const [addedChat, setAddedChat] = useState<ChatToSend>();
  if (chat && chat !== addedChat) {
    setAddedChat(chat);
    setSent(null);
    // A sent text is not sent again, and its pictures are used.
    const isUnsent = sent === null || sent.hasRest;
    const unsent = isUnsent ? draft : { ...draft, subject, message: '', pictures: [], chat: '' };
    const added = addChat(unsent, chat.transcript);
    setDraft(added ?? unsent);
    if (!added) setErrors({ message: contactTexts.noRoomForChat });
  }

  async function send(): Promise<void> {
    const { failed, failedExplanation } = formTexts[form];
    const { pictures, chat: _chat, ...written } = draft;
    // A user who signed in after writing may have left the address empty: the account's address is shown and used.
    const texts = { ...written, ...(viewer && { email: viewer.email }) };
    const isIncomplete = Object.values(texts).some((text) => text.trim() === '');
    if (isIncomplete) toast.error(contactTexts.missing, { description: contactTexts.missingExplanation });
    const content = {
      ...texts,
      form,
      pictureIds: pictures.map(({ id }) => id),
      ...(page && { page: page.slice(0, 500) }),
      ...(page && form === 'support' && { browser: navigator.userAgent.slice(0, 500) }),
    };
    const checked = NewContactMessage.safeParse({
      ...content,
      // A message that was sent before signing in has another sender.
      id: messageId.of(JSON.stringify({ ...content, sender: viewer?.id })),
      ...(humanCheckId !== undefined && { humanCheckId }),
      csrfToken: '',
    });
    const wrong = Object.fromEntries(
      checked.error?.issues.map((issue) => [String(issue.path[0]), issue.message]) ?? [],
    );
    const emailError = viewer ? null : findSenderEmailError(texts.email);
    if (emailError !== null) wrong['email'] = emailError;
    if (!viewer && humanCheckId === undefined) wrong['humanCheck'] = contactTexts.humanCheckMissing;
    if (unsentPictures) wrong['pictureIds'] = unsentPictures;
    setErrors(wrong);
    setFailure('');
    if (!checked.data || Object.keys(wrong).length > 0) return;
    setIsSending(true);
    try {
      const accepted = await sendWithPageToken(api.security, (csrfToken) =>
        api.contact.send.call({ ...checked.data, csrfToken }),
      );
      const rest = unsentPart(latest(), draft);
      clear();
      if (rest) replace(rest);
      setHumanCheckId(undefined);
      setSent({ ...accepted, hasRest: rest !== null });
      toast.success(formTexts[form].sent);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void send());
      const fields = fieldErrorsOf(error);
      // The form of a user shows no human check: the server asks for one when the session has ended.
      if (viewer && fields['humanCheck']) promptSignIn(contactTexts.signedOut, () => void send());
      setErrors(fields);
      if (fields['humanCheck']) setRefusedChecks((count) => count + 1);
      const isExplained = isRefusal(error) && error.status < 500;
      if (Object.keys(fields).length > 0) return;
      toast.error(failed, { description: isExplained ? errorMessageOf(error) : failedExplanation });
      setFailure(`${contactTexts.notSent} ${errorMessageOf(error)}`);
    } finally {
      setIsSending(false);
    }
  }

  const write = (change: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...change }));
  const setters = { setHumanCheckId, setUnsentPictures };
  return { draft, write, send, isSending, errors, failure, sent, refusedChecks, ...setters };
}

/** What the sender has added to the message during the request, or null. It has its own pictures, and no chat. */
function unsentPart(latest: ContactDraft, sent: ContactDraft): ContactDraft | null {
  const message = unsentText(latest.message, sent.message);
  const pictures = latest.pictures.filter((picture) => !sent.pictures.some(({ id }) => id === picture.id));
  return message || pictures.length > 0 ? { ...latest, message, pictures, chat: '' } : null;
}
