// In place of an empty form, where one has written about the ad before: the way to what was written, with what was begun since.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { messageWords } from '#shared/features/messages/words.ts';
import { conversationPath } from '#shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { hasFirstDraft, moveFirstDraft } from './first-draft.ts';
import { useDesk } from './use-thread.ts';

export interface ExistingThreadProps {
  userId: string;
  sellerId: string;
  adId: string;
  threadId: string;
  onClose: () => void;
}

export function ExistingThread({ userId, sellerId, adId, threadId, onClose }: ExistingThreadProps) {
  const desk = useDesk(userId);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  // It comes after the dialog, which then waits for where to begin.
  useEffect(() => {
    if (document.activeElement === button.current?.closest('[role=dialog]')) button.current?.focus();
  }, []);

  function open(): void {
    moveFirstDraft(desk, { userId, about: adId, threadId });
    onClose();
    void navigate({ href: conversationPath(sellerId, threadId) });
  }

  return (
    <Notice
      title={messageWords.threadIsThere}
      action={
        <Button ref={button} data-takes-focus="" variant="primary" onClick={open}>
          Öppna samtalet
        </Button>
      }
    >
      {hasFirstDraft(userId, adId) && messageWords.draftComesAlong}
    </Notice>
  );
}
