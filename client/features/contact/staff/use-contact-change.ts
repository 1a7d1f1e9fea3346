// Resolves and assigns messages to the operator, and shows the outcome. Source: spec 2 §8 Contact messages.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactStatus } from '#shared/features/contact/rules.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import type { SelectionReport } from '../../../ui/feedback/failure-report.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

interface Target {
  id: string;
  version: number;
}

export interface ContactChange {
  isChanging: 'status' | 'assignee' | undefined;
  /** @param onDone is called when the status is set, not when it is refused */
  setStatus: (change: Target & { status: 'pending' | 'resolved' }, onDone: () => void) => void;
  assign: (change: Target & { isMine: boolean }) => void;
  /** Sets the status of several messages; resolves to the ids of those that were refused. */
  setStatusOfEach: (messages: readonly StaffContactMessage[], status: ContactStatus) => Promise<string[]>;
  /** The messages that were refused in the last round; null if there were none. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

export function useContactChange(): ContactChange {
  const { contact } = useApi();
  const queryClient = useQueryClient();
  const [isChanging, setIsChanging] = useState<ContactChange['isChanging']>();
  const [report, setReport] = useState<SelectionReport | null>(null);

  async function run(
    part: 'status' | 'assignee',
    save: () => Promise<unknown>,
    texts: { done: string; failed: string },
    onDone?: () => void,
  ) {
    setIsChanging(part);
    try {
      await save();
      toast.success(texts.done);
      onDone?.();
    } catch (error) {
      toast.error(texts.failed, { description: errorMessageOf(error) });
    } finally {
      // Also after a failure: another staff member may have changed the message.
      refreshQueries(queryClient, contact.key());
      setIsChanging(undefined);
    }
  }

  async function setStatusOfEach(
    messages: readonly StaffContactMessage[],
    status: ContactStatus,
  ): Promise<string[]> {
    setReport(null);
    setIsChanging('status');
    const changed: StaffContactMessage[] = [];
    const failed: SelectionReport['failed'][number][] = [];
    for (const { id, version, subject } of messages) {
      try {
        changed.push(await contact.setStatus.call({ id, version, status }));
      } catch (error) {
        failed.push({ id, title: subject, sentence: errorMessageOf(error) });
      }
    }
    refreshQueries(queryClient, contact.key());
    setIsChanging(undefined);
    if (failed.length > 0) setReport({ title: contactTexts.statusFailed, failed });
    const before = status === 'resolved' ? 'pending' : 'resolved';
    if (changed.length > 0)
      toast.success(contactTexts.statusesUpdated(changed.length), {
        undo: () => void setStatusOfEach(changed, before),
      });
    return failed.map(({ id }) => id);
  }

  return {
    isChanging,
    setStatusOfEach,
    report,
    dismissReport: () => setReport(null),
    setStatus: (change, onDone) =>
      void run(
        'status',
        () => contact.setStatus.call(change),
        { done: contactTexts.statusUpdated, failed: contactTexts.statusFailed },
        onDone,
      ),
    assign: (change) =>
      void run('assignee', () => contact.assign.call(change), {
        done: change.isMine ? contactTexts.assigned : contactTexts.unassigned,
        failed: contactTexts.assigneeFailed,
      }),
  };
}
