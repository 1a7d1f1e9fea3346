// Continues the thread about an ad that the user has written about before; the thread gets the draft of a first message.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { conversationPath } from '#shared/paths.ts';
import { moveFirstDraft } from './first-draft.ts';
import { useMessageStore } from './message-store.ts';

export interface ExistingThreadProps {
  userId: string;
  sellerId: string;
  adId: string;
  threadId: string;
  onOpen: () => void;
}

/** Renders nothing. */
export function ExistingThread({ userId, sellerId, adId, threadId, onOpen }: ExistingThreadProps): null {
  const store = useMessageStore(userId);
  const navigate = useNavigate();
  const open = useEffectEvent(() => {
    moveFirstDraft(store, { userId, about: adId, threadId });
    onOpen();
    void navigate({ href: conversationPath(sellerId, threadId) });
  });
  useEffect(() => open(), []);
  return null;
}
