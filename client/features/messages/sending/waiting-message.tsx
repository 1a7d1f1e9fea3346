// A first message that waits for the network, with a button that cancels it.
import Clock from 'lucide-react/icons/clock';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useMessageStore } from './message-store.ts';
import type { Outgoing } from './outbox.ts';

export function WaitingMessage({ userId, message }: { userId: string; message: Outgoing }) {
  const store = useMessageStore(userId);

  function remove(): void {
    store.takeBack(message);
    toast.success(messageTexts.notSent, { undo: () => store.restore(message) });
  }

  return (
    <div className="rounded-md border border-dashed border-outline p-3">
      {message.first && (
        <p className="text-sm font-semibold [overflow-wrap:anywhere]">
          Till {message.first.recipientName}: {message.first.subject}
        </p>
      )}
      <p className="line-clamp-4 whitespace-pre-wrap [overflow-wrap:anywhere]">{message.content}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <Clock size={15} />
        <output className="flex-1">{messageTexts.waiting}</output>
        <button type="button" onClick={remove} className="min-h-11 font-semibold text-pine underline">
          Ta bort<span className="sr-only"> meddelandet</span>
        </button>
      </p>
    </div>
  );
}
