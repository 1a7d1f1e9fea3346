// The form for a first message: subject and text. Source: spec 1 §5 Messages.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '#shared/features/messages/rules.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { isOffline } from '../../../core/live/connection-state.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { firstFieldIn } from '../../../ui/form/first-field.ts';
import { focusFirstInvalid } from '../../../ui/form/first-invalid.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { readMessageDraft } from './message-drafts.ts';
import { firstDraftKeys } from './first-draft-keys.ts';
import { useFirstMessages, useMessageStore } from './message-store.ts';
import { useFirstMessageDraft } from './use-first-message-draft.ts';
import { WaitingMessage } from './waiting-message.tsx';

export interface MessageFormProps {
  userId: string;
  recipientId: string;
  recipientName: string;
  adId: string | null;
  /** The initial subject. Source: spec 1 §5, "Angående: {ad title}". */
  subject: string;
  /** The field for a birth year that is still missing, with its error. */
  renderYear?: ((error: string | undefined) => ReactNode) | undefined;
  /** Resolves to whether the typed birth year may be saved. */
  confirmYear?: (() => Promise<boolean>) | undefined;
  /** Saves the typed birth year before the message is sent. */
  saveYear?: (() => Promise<void>) | undefined;
  onSent: (threadId: string) => void;
}

/** Shows the sent message instead of the form while the message waits for the network. */
export function MessageForm(props: MessageFormProps) {
  const { userId, recipientId, adId } = props;
  const { content: draftKey } = firstDraftKeys(adId ?? recipientId);
  const waiting = useFirstMessages(userId).find(({ threadId }) => threadId === draftKey);
  const [hasWaited, setHasWaited] = useState(false);
  if (waiting && !hasWaited) setHasWaited(true);
  if (waiting) return <WaitingMessage userId={userId} message={waiting} />;
  // A waiting message that was removed or has failed is a draft again.
  const isSent = hasWaited && !readMessageDraft(userId, draftKey);
  return isSent ? <Notice title={messageTexts.sent} /> : <Form {...props} />;
}

function Form(props: MessageFormProps) {
  const { userId, recipientId, recipientName, adId, subject: initialSubject } = props;
  const { renderYear, confirmYear, saveYear, onSent } = props;
  const store = useMessageStore(userId);
  const draft = useFirstMessageDraft({ userId, about: adId ?? recipientId, initialSubject });
  const { subject, content } = draft;
  const [isIncomplete, setIsIncomplete] = useState(false);
  const sending = useSending({
    saveYear,
    onSent(threadId) {
      draft.clear();
      onSent(threadId);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  // The data may arrive after the dialog has opened; the dialog then waits for its first field.
  useEffect(() => {
    if (form.current && document.activeElement === form.current.closest('[role=dialog]'))
      firstFieldIn(form.current)?.focus();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const sent = event.currentTarget;
    const isInvalid = subject.trim() === '' || content.trim() === '';
    setIsIncomplete(isInvalid);
    if (isInvalid) return focusFirstInvalid(sent);
    if (confirmYear && !(await confirmYear())) return;
    const id = draft.beginAttempt();
    sending.mutate(
      { id, recipientId, adId, subject, content },
      {
        onError(error) {
          // With a missing birth year the message cannot wait for the network: the year must be saved first.
          const mayWait = !renderYear && !isRefusal(error) && isOffline();
          if (mayWait) store.sendFirst({ recipientId, recipientName, adId, subject }, content, id);
          else focusFirstInvalid(sent);
        },
      },
    );
  }

  const fieldErrors = fieldErrorsOf(sending.error);
  const missing = isIncomplete ? messageTexts.subjectAndContentMissing : undefined;
  const hasFormError =
    sending.error &&
    !fieldErrors['subject'] &&
    !fieldErrors['content'] &&
    !(renderYear && fieldErrors['birthYear']);
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field
        label="Ämne"
        required
        error={(subject.trim() === '' ? missing : undefined) ?? fieldErrors['subject']}
      >
        {(control) => (
          <TextInput
            {...control}
            value={subject}
            maxLength={MAX_SUBJECT_LENGTH}
            onChange={({ target }) => draft.setSubject(target.value)}
          />
        )}
      </Field>
      <Field
        label="Meddelande"
        required
        error={(content.trim() === '' ? missing : undefined) ?? fieldErrors['content']}
      >
        {(control) => (
          <TextArea
            {...control}
            data-takes-focus={initialSubject === '' ? undefined : ''}
            rows={4}
            className="min-h-32"
            value={content}
            maxLength={MAX_MESSAGE_LENGTH}
            onChange={({ target }) => draft.setContent(target.value)}
          />
        )}
      </Field>
      {renderYear?.(fieldErrors['birthYear'])}
      <div aria-live="polite">
        {hasFormError && (
          <FieldError>{refusalOf(sending.error, { needsYear: Boolean(renderYear) })}</FieldError>
        )}
      </div>
      <Button type="submit" variant="primary" busy={sending.isPending}>
        Skicka meddelande
      </Button>
    </form>
  );
}

/** A refusal shows its reason; every other error shows one sentence. Source: spec 1 §8. */
function refusalOf(error: Error, { needsYear }: { needsYear: boolean }): string {
  if (needsYear && !isRefusal(error)) return messageTexts.yearNeedsNetwork;
  return isRefusal(error) && error.status < 500 ? errorMessageOf(error) : messageTexts.sendFailed;
}

function useSending({ saveYear, onSent }: Pick<MessageFormProps, 'saveYear' | 'onSent'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const sending = useMutation({
    ...api.messages.send.mutationOptions({
      onSuccess: ({ threadId }) => {
        void queryClient.invalidateQueries({ queryKey: api.messages.key() });
        onSent(threadId);
      },
      onError: (refused, message) => {
        if (isRefusal(refused, 'UNAUTHORIZED'))
          promptSignIn(signInFirst.sendMessage, () => sending.mutate(message));
      },
    }),
    mutationFn: async (message: Parameters<typeof api.messages.send.call>[0]) => {
      await saveYear?.();
      return api.messages.send.call(message);
    },
  });
  return sending;
}
