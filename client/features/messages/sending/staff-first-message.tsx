// The field for a first message from staff. Source: spec 2 §4 Admin conversation, §5 Admin message, §7 messages.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useEffect, useRef, useState } from 'react';
import type { Counterpart } from '#shared/features/messages/contract.ts';
import { MAX_MESSAGE_LENGTH } from '#shared/features/messages/rules.ts';
import { STAFF_SUBJECT, staffMessageTexts } from '#shared/features/messages/texts.ts';
import { useApi } from '../../../core/api.ts';
import { newId } from '../../../core/new-id.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { sendOnEnter } from './send-on-enter.ts';
import { saveMessageDraft, readMessageDraft } from './message-drafts.ts';

export function StaffFirstMessage({ userId, person }: { userId: string; person: Counterpart }) {
  const storageKey = `från administratör ${person.id}`;
  const [draft] = useState(() => readMessageDraft(userId, storageKey));
  const [text, setText] = useState(draft?.text ?? '');
  // The id of the last attempt is reused for an unchanged message, so that the server stores it once.
  const [lastAttempt, setLastAttempt] = useState({ id: draft?.triedId, text: draft?.triedText });
  const sending = useSending(() => saveMessageDraft(userId, storageKey, null));
  const content = text.trim();
  const field = useRef<HTMLTextAreaElement>(null);
  // The dialog in which the user was chosen has no button to return the focus to.
  useEffect(() => field.current?.focus(), []);

  function send(): void {
    if (content === '' || sending.isPending) return;
    const id = (lastAttempt.text === text && lastAttempt.id) || newId();
    setLastAttempt({ id, text });
    saveMessageDraft(userId, storageKey, { text, triedId: id, triedText: text });
    sending.mutate({ id, recipientId: person.id, subject: STAFF_SUBJECT, content, asStaff: true });
  }

  return (
    <form
      className="flex items-end gap-2 border-t border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        data-takes-focus=""
        aria-label="Skriv ett meddelande"
        placeholder="Skriv ett meddelande"
        rows={1}
        maxLength={MAX_MESSAGE_LENGTH}
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          saveMessageDraft(userId, storageKey, { text: target.value });
        }}
        onKeyDown={sendOnEnter(send)}
        className="max-h-40 min-h-11 resize-none!"
      />
      <Button
        type="submit"
        variant="primary"
        aria-label="Skicka"
        busy={sending.isPending}
        disabled={content === ''}
      >
        <SendHorizontal size={20} />
      </Button>
    </form>
  );
}

function useSending(onSent: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    api.messages.send.mutationOptions({
      // Stays pending until the conversation has its thread, so that nothing more is sent here.
      onSuccess: async () => {
        onSent();
        toast.success(staffMessageTexts.sent);
        await queryClient.invalidateQueries({ queryKey: api.messages.key() });
      },
      onError: (error) =>
        toast.error(
          staffMessageTexts.sendFailed,
          isRefusal(error) ? { description: errorMessageOf(error) } : undefined,
        ),
    }),
  );
}
