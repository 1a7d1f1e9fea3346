// Announces a new message to screen readers, politely, on pages that do not show its thread. A thread on screen is a log itself.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Message } from '#shared/features/messages/contract.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { isThreadShown } from '../../features/messages/thread/thread-cache.ts';

export interface MessageAnnouncer {
  announce: (event: LiveEvent) => void;
  /** Render it once. */
  announcement: ReactNode;
}

export function useMessageAnnouncer(userId: string): MessageAnnouncer {
  const queryClient = useQueryClient();
  const [count, setCount] = useState(0);
  return {
    announce(event) {
      if (event.topic !== 'message') return;
      const { isMine, threadId } = event['message'] as Message;
      if (!isMine && !isThreadShown(queryClient, userId, threadId)) setCount((before) => before + 1);
    },
    // A new element each time: the same text would not be read again.
    announcement: (
      <output className="sr-only">{count > 0 && <span key={count}>Nytt meddelande</span>}</output>
    ),
  };
}
