// Saves the replies of the support chat, all at once: order and texts belong together.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredReplies } from '#shared/features/support-chat/contract.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export interface RepliesChange {
  /**
   * @param replies with the version that the change is based on
   * @throws the server's refusal
   */
  replace: (replies: StoredReplies) => Promise<void>;
  /** The replies as they are now. */
  fetchCurrent: () => Promise<StoredReplies>;
  /** As `replace`, but shows a failure. */
  change: (replies: StoredReplies) => void;
  isSaving: boolean;
}

export function useReplies(): RepliesChange {
  const { supportChat } = useApi();
  const queryClient = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);

  async function replace({ replies, defaultReply, version }: StoredReplies): Promise<void> {
    const saved = await supportChat.save.call({ replies, defaultReply, version }).catch((error: unknown) => {
      // Another admin may have changed the replies.
      refreshQueries(queryClient, supportChat.key());
      throw error;
    });
    queryClient.setQueryData(supportChat.find.queryKey(), saved);
    toast.success(chatTexts.saved);
  }

  const fetchCurrent = () => queryClient.fetchQuery({ ...supportChat.find.queryOptions(), staleTime: 0 });

  async function change(replies: StoredReplies): Promise<void> {
    setIsSaving(true);
    try {
      await replace(replies);
    } catch (error) {
      toast.error(chatTexts.saveFailed, { description: errorMessageOf(error) });
    } finally {
      setIsSaving(false);
    }
  }

  return { replace, fetchCurrent, change: (replies) => void change(replies), isSaving };
}
