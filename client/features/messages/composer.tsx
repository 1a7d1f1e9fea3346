// Where a message is written: grows with its text, Enter sends, and what is written outlives whatever happens to the page.
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MAX_MESSAGE_LENGTH } from '#shared/features/messages/rules.ts';
import { useApi } from '../../core/api.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { useDesk, useDraft } from './use-thread.ts';

/** How often the other one is told that one writes. */
const TYPING_EVERY_MS = 3000;

export function Composer({ userId, threadId }: { userId: string; threadId: string }) {
  const api = useApi();
  const desk = useDesk(userId);
  const field = useRef<HTMLTextAreaElement>(null);
  const lastTold = useRef(0);
  const text = useDraft(userId, threadId);
  const isEmpty = text.trim() === '';

  // The thread comes after its dialog. A telephone's keyboard would cover what one has come to read.
  useEffect(() => {
    const isWaiting = document.activeElement === field.current?.closest('[role=dialog]');
    if (isWaiting && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  function write(value: string): void {
    desk.write(threadId, value);
    if (value.trim() === '' || Date.now() - lastTold.current < TYPING_EVERY_MS) return;
    lastTold.current = Date.now();
    // Nothing is lost if it is not told.
    api.messages.typing.call({ id: threadId }).catch(() => undefined);
  }

  function send(): void {
    // As it stands now: what is drawn may be a moment behind.
    const now = desk.draftOf(threadId)?.text.trim() ?? '';
    if (now === '') return;
    lastTold.current = 0;
    desk.send(threadId, now);
    field.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent): void {
    // Enter also ends the choice of a sign in scripts that need one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="flex items-end gap-2 border-t border-line bg-surface px-3 pt-3 sm:rounded-b-lg pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
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
        className="max-h-40 min-h-11 resize-none!"
      />
      <button
        type="submit"
        disabled={isEmpty}
        aria-label="Skicka"
        className={buttonStyle({ variant: 'primary' })}
      >
        <SendHorizontal size={20} />
      </button>
    </form>
  );
}
