// Resolves and assigns messages to the operator, and shows the outcome. Source: spec 2 §8 Contact messages.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactStatus } from '#shared/features/contact/rules.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import type { SelectionReport } from '../../../ui/feedback/failure-report.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export interface ContactChange {
  isChanging: 'status' | 'assignee' | undefined;
  /**
   * Sets the status of each message, with undo. An expired session prompts for sign-in and then continues.
   *
   * @param onChanged is called with the messages that are changed, not with those that are refused
   */
  setStatus: (
    messages: readonly StaffContactMessage[],
    status: ContactStatus,
    onChanged?: (changed: readonly StaffContactMessage[]) => void,
  ) => Promise<void>;
  assign: (change: { id: string; version: number; isMine: boolean }) => Promise<void>;
  /** The messages that were refused in the last round of several; null if there were none. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

export function useContactChange(): ContactChange {
  const { contact } = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [isChanging, setIsChanging] = useState<ContactChange['isChanging']>();

  const [report, setReport] = useState<SelectionReport | null>(null);

  /** Also after a failure: another staff member may have changed the message. */
  function finish(): void {
    refreshQueries(queryClient, contact.key());
    setIsChanging(undefined);
  }

  const setStatus: ContactChange['setStatus'] = async (messages, status, onChanged) => {
    setReport(null);
    setIsChanging('status');
    const failed: SelectionReport['failed'][number][] = [];
    const changed: StaffContactMessage[] = [];
    for (const [index, { id, version, subject }] of messages.entries()) {
      try {
        changed.push(await contact.setStatus.call({ id, version, status }));
      } catch (error) {
        if (isRefusal(error, 'UNAUTHORIZED')) {
          const rest = messages.slice(index);
          promptSignIn(errorMessageOf(error), () => void setStatus(rest, status, onChanged));
          break;
        }
        failed.push({ id, title: subject, sentence: errorMessageOf(error) });
      }
    }
    const [first] = failed;
    if (first && messages.length === 1)
      toast.error(contactTexts.statusFailed, { description: `${first.title}: ${first.sentence}` });
    else if (first) setReport({ title: contactTexts.statusFailed, failed });
    if (changed.length > 0) {
      const before = status === 'resolved' ? 'pending' : 'resolved';
      toast.success(contactTexts.statusesUpdated(changed.length), {
        undo: () => void setStatus(changed, before),
      });
      onChanged?.(changed);
    }
    finish();
  };

  const assign: ContactChange['assign'] = async (change) => {
    setIsChanging('assignee');
    try {
      await contact.assign.call(change);
      toast.success(change.isMine ? contactTexts.assigned : contactTexts.unassigned);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void assign(change));
      else toast.error(contactTexts.assigneeFailed, { description: errorMessageOf(error) });
    }
    finish();
  };

  return { isChanging, setStatus, assign, report, dismissReport: () => setReport(null) };
}
