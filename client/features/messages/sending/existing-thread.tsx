// Shown instead of the form when the user has a thread about the ad: a link to the thread, which gets the draft.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { conversationPath } from '#shared/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { hasFirstDraft, moveFirstDraft } from './first-draft.ts';
import { useMessageStore } from './message-store.ts';

export interface ExistingThreadProps {
  userId: string;
  sellerId: string;
  adId: string;
  threadId: string;
  onClose: () => void;
}

export function ExistingThread({ userId, sellerId, adId, threadId, onClose }: ExistingThreadProps) {
  const store = useMessageStore(userId);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  // Rendered after the dialog has opened, which then waits for its first focus.
  useEffect(() => {
    if (document.activeElement === button.current?.closest('[role=dialog]')) button.current?.focus();
  }, []);

  function open(): void {
    moveFirstDraft(store, { userId, about: adId, threadId });
    onClose();
    void navigate({ href: conversationPath(sellerId, threadId) });
  }

  return (
    <Notice
      title={messageTexts.threadExists}
      action={
        <Button ref={button} data-takes-focus="" variant="primary" onClick={open}>
          Öppna samtalet
        </Button>
      }
    >
      {hasFirstDraft(userId, adId) && messageTexts.draftIsMoved}
    </Notice>
  );
}
