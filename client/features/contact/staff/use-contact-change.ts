// Resolves and assigns messages to the operator, and shows the outcome. Source: spec 2 §8 Contact messages.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';

interface Target {
  id: string;
  version: number;
}

export interface ContactChange {
  isChanging: 'status' | 'assignee' | undefined;
  setStatus: (change: Target & { status: 'pending' | 'resolved' }) => void;
  assign: (change: Target & { isMine: boolean }) => void;
}

export function useContactChange(): ContactChange {
  const { contact } = useApi();
  const queryClient = useQueryClient();
  const [isChanging, setIsChanging] = useState<ContactChange['isChanging']>();

  async function run(
    part: 'status' | 'assignee',
    save: () => Promise<unknown>,
    texts: { done: string; failed: string },
  ) {
    setIsChanging(part);
    try {
      await save();
      toast.success(texts.done);
    } catch (error) {
      toast.error(texts.failed, { description: errorMessageOf(error) });
    } finally {
      // Also after a failure: somebody else may have changed it.
      refreshQueries(queryClient, contact.key());
      setIsChanging(undefined);
    }
  }

  return {
    isChanging,
    setStatus: (change) =>
      void run('status', () => contact.setStatus.call(change), {
        done: contactTexts.statusUpdated,
        failed: contactTexts.statusFailed,
      }),
    assign: (change) =>
      void run('assignee', () => contact.assign.call(change), {
        done: change.isMine ? contactTexts.assigned : contactTexts.unassigned,
        failed: contactTexts.assigneeFailed,
      }),
  };
}
