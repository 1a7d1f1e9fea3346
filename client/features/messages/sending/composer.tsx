// The message field of a thread: it grows with its text, Enter sends, and the draft survives a reload.
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { MAX_MESSAGE_LENGTH, MAX_PICTURES_PER_MESSAGE } from '#shared/features/messages/rules.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { TYPING_AFTER_MS, TYPING_EVERY_MS } from '#shared/live-timing.ts';
import { useApi } from '../../../core/api.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { buttonStyle } from '../../../ui/button/button.tsx';
import { measureDialogBar } from '../../../ui/layout/measured-bar.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { sendOnEnter } from './send-on-enter.ts';
import { useMessageStore } from './message-store.ts';

export interface ComposerProps {
  userId: string;
  threadId: string;
  /** Sends as staff, one message at a time. Source: spec 2 §4 Admin conversation. */
  asStaff?: boolean;
  /** The pictures to be sent with it, provided by the page. */
  pictures: {
    /** Chooses pictures. */
    button: ReactNode;
    /** Shows the upload progress. */
    strip: ReactNode;
    isUnderway: boolean;
    /** Why the message cannot be sent with these pictures; null when it can. */
    refusal: string | null;
  };
}

export function Composer({ userId, threadId, asStaff = false, pictures }: ComposerProps) {
  const store = useMessageStore(userId);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTyping(threadId);
  const draft = useSyncExternalStore(
    store.subscribeToDrafts,
    () => store.draftOf(threadId),
    () => null,
  );
  const isSending = useIsSending(userId, threadId) && asStaff;
  const text = draft?.text ?? '';
  const draftPictures = draft?.pictures ?? [];
  const isEmpty = text.trim() === '' && draftPictures.length === 0 && pictures.refusal === null;
  const maySend = !isEmpty && !pictures.isUnderway && !isSending;

  // The field is cleared directly on Enter; a refused message is restored before React has rendered the clearing.
  useEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  });

  // The thread is loaded after its dialog or page has opened. On a phone the keyboard would cover the messages.
  useEffect(() => {
    const isWaiting = document.activeElement === field.current?.closest('[role=dialog], [data-conversation]');
    if (!isWaiting || !matchMedia('(pointer: fine)').matches) return;
    field.current?.focus();
    // After a draft. The browser would put the caret before it.
    field.current?.setSelectionRange(MAX_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH);
  }, []);

  const promptSignIn = useSignInPrompt();
  const askToSignIn = useEffectEvent(() => promptSignIn(signInFirst.sendMessage, send));
  useEffect(() => store.onSignedOut(threadId, () => askToSignIn()), [store, threadId]);

  function write(value: string): void {
    store.setText(threadId, value);
    if (value.trim() === '') typing.stop();
    else typing.start();
  }

  function send(): void {
    // The rendered draft may be older than the stored one.
    const now = store.draftOf(threadId);
    const content = now?.text.trim() ?? '';
    const count = now?.pictures?.length ?? 0;
    if (pictures.isUnderway) return toast.info(messageTexts.picturesUploading);
    const isBusy = asStaff && store.outbox.list(threadId).length > 0;
    if (isBusy || (content === '' && count === 0 && pictures.refusal === null)) return;
    const tooMany = count > MAX_PICTURES_PER_MESSAGE ? messageTexts.tooManyPictures : null;
    const refusal = pictures.refusal ?? tooMany;
    if (refusal) return toast.error(refusal);
    typing.stop();
    store.send(threadId, content, { asStaff });
    if (!field.current) return;
    // At once, so that the user can type on. The rest is rendered when the message is sent, or when sending takes long.
    field.current.value = '';
    field.current.focus();
  }

  return (
    <form
      ref={measureDialogBar}
      className="flex flex-col gap-2 border-t border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:rounded-b-lg sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {pictures.strip}
      <div className="flex items-end gap-2">
        {pictures.button}
        <TextArea
          ref={field}
          aria-label="Skriv ett meddelande"
          placeholder="Skriv ett meddelande"
          rows={1}
          maxLength={MAX_MESSAGE_LENGTH}
          enterKeyHint="send"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter(send)}
          className="conversation-field max-h-40 min-h-11 resize-none!"
        />
        <button
          type="submit"
          disabled={!maySend}
          aria-label="Skicka"
          title={pictures.isUnderway ? messageTexts.picturesUploading : undefined}
          className={buttonStyle({ variant: 'primary' })}
        >
          <SendHorizontal size={20} />
        </button>
      </div>
    </form>
  );
}

/** Signals to the other member that the user is typing. A failed signal is ignored. */
function useTyping(threadId: string): { start: () => void; stop: () => void } {
  const api = useApi();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const start = () => {
    timer.current ??= setTimeout(() => {
      timer.current = setTimeout(stop, TYPING_EVERY_MS);
      // Nothing is lost: the other person only does not see that someone is typing.
      api.messages.typing.call({ id: threadId }).catch(() => undefined);
    }, TYPING_AFTER_MS);
  };
  return { start, stop };
}

function useIsSending(userId: string, threadId: string): boolean {
  const { outbox } = useMessageStore(userId);
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.list(threadId).length > 0,
    () => false,
  );
}
