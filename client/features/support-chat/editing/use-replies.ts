// Saves the replies of the support chat, all at once: order and texts belong together.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatReplies, StoredReplies } from '#shared/features/support-chat/contract.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export interface RepliesChange {
  /** @throws what the server refused */
  replace: (replies: ChatReplies) => Promise<void>;
  /** As `replace`, but shows a failure. */
  change: (replies: ChatReplies) => void;
  isSaving: boolean;
}

export function useReplies(stored: StoredReplies): RepliesChange {
  const { supportChat } = useApi();
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);

  async function replace({ replies, defaultReply }: ChatReplies): Promise<void> {
    const saved = await supportChat.save.call({ replies, defaultReply, version: stored.version });
    queryClient.setQueryData(supportChat.find.queryKey(), saved);
    toast.success(chatTexts.saved);
  }

  async function change(replies: ChatReplies): Promise<void> {
    setIsSaving(true);
    try {
      await replace(replies);
    } catch (error) {
      toast.error(chatTexts.saveFailed, { description: errorMessageOf(error) });
    } finally {
      setIsSaving(false);
    }
  }

  return { replace, change: (replies) => void change(replies), isSaving };
}
