// Where a message is written: grows with its text, Enter sends, and what is written outlives whatever happens to the page.
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { signInFirst } from '#shared/features/ads/words.ts';
import { MAX_MESSAGE_LENGTH, MAX_PICTURES_PER_MESSAGE } from '#shared/features/messages/rules.ts';
import { messageWords } from '#shared/features/messages/words.ts';
import { useApi } from '../../core/api.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useDesk } from './use-thread.ts';

/** How often the other one is told that one writes, and how soon: who has sent it by then writes no more. */
const TYPING_EVERY_MS = 3000;
const TYPING_AFTER_MS = 300;

export interface ComposerProps {
  userId: string;
  threadId: string;
  /** Sends as the site's own word, one message at a time. Source: spec 2 §4 Admin conversation. */
  asStaff?: boolean;
  /** The pictures that are to go along, as whoever knows pictures draws them. */
  pictures: {
    /** Chooses some. */
    button: ReactNode;
    /** How far they have come. */
    strip: ReactNode;
    isUnderway: boolean;
    /** Why nothing can be sent with them as they are; null when it can. */
    refusal: string | null;
  };
}

export function Composer({ userId, threadId, asStaff = false, pictures }: ComposerProps) {
  const desk = useDesk(userId);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTyping(threadId);
  const draft = useSyncExternalStore(
    desk.onDraft,
    () => desk.draftOf(threadId),
    () => null,
  );
  const isSending = useIsSending(userId, threadId) && asStaff;
  const text = draft?.text ?? '';
  const enclosed = draft?.pictures ?? [];
  const isEmpty = text.trim() === '' && enclosed.length === 0 && pictures.refusal === null;
  const maySend = !isEmpty && !pictures.isUnderway && !isSending;

  // What was cleared by hand has come back, when the message was refused before anything was drawn.
  useEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  });

  // The thread comes after its dialog. A telephone's keyboard would cover what one has come to read.
  useEffect(() => {
    const isWaiting = document.activeElement === field.current?.closest('[role=dialog]');
    if (isWaiting && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  useEffect(() => desk.sit(), [desk]);

  const promptSignIn = useSignInPrompt();
  const askToSignIn = useEffectEvent(() => promptSignIn(signInFirst.sendMessage, send));
  useEffect(() => desk.onSignedOut(threadId, () => askToSignIn()), [desk, threadId]);

  function write(value: string): void {
    desk.write(threadId, value);
    if (value.trim() === '') typing.stop();
    else typing.goOn();
  }

  function send(): void {
    // As it stands now: what is drawn may be a moment behind.
    const now = desk.draftOf(threadId);
    const content = now?.text.trim() ?? '';
    const count = now?.pictures?.length ?? 0;
    const isBusy = pictures.isUnderway || (asStaff && desk.outbox.list(threadId).length > 0);
    if (isBusy || (content === '' && count === 0 && pictures.refusal === null)) return;
    const tooMany = count > MAX_PICTURES_PER_MESSAGE ? messageWords.tooManyPictures : null;
    const refusal = pictures.refusal ?? tooMany;
    if (refusal) return toast.error(refusal);
    typing.stop();
    desk.send(threadId, content, { asStaff });
    if (!field.current) return;
    // At once, for the next word; all else is drawn when the message has been sent, or is late.
    field.current.value = '';
    field.current.focus();
  }

  function sendOnEnter(event: KeyboardEvent): void {
    // Enter also ends the choice of a sign in scripts that need one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
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
          onKeyDown={sendOnEnter}
          className="conversation-field max-h-40 min-h-11 resize-none!"
        />
        <button
          type="submit"
          disabled={!maySend}
          aria-label="Skicka"
          title={pictures.isUnderway ? 'Bilderna laddas upp' : undefined}
          className={buttonStyle({ variant: 'primary' })}
        >
          <SendHorizontal size={20} />
        </button>
      </div>
    </form>
  );
}

/** Tells the other one, now and then, that one writes. Nothing is lost if it is not told. */
function useTyping(threadId: string): { goOn: () => void; stop: () => void } {
  const api = useApi();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const goOn = () => {
    timer.current ??= setTimeout(() => {
      timer.current = setTimeout(stop, TYPING_EVERY_MS);
      api.messages.typing.call({ id: threadId }).catch(() => undefined);
    }, TYPING_AFTER_MS);
  };
  return { goOn, stop };
}

function useIsSending(userId: string, threadId: string): boolean {
  const { outbox } = useDesk(userId);
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.list(threadId).length > 0,
    () => false,
  );
}
