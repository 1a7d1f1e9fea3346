// Suspends several users with one dialog, or lifts their suspensions: one undo for all, and a report of those that failed.
import { useState } from 'react';
import type { User } from '#shared/features/users/contract.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { useApi } from '../../core/api.ts';
import { type DecidedEach, decideEach } from '../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import type { SelectionReport } from '../../ui/feedback/failure-report.tsx';
import { useSelectionReport } from '../../ui/table/use-selection-report.ts';
import type { UserDialogs } from './user-dialogs.tsx';
import { useUserRefresh } from './user-refresh.ts';

/** Called with the ids of the users that are left as they were. */
type OnDone = (left: readonly string[]) => void;

export interface SuspendEach {
  /** Opens the dialog. */
  block: (users: readonly User[], onDone: OnDone) => void;
  unblock: (users: readonly User[], onDone: OnDone) => Promise<void>;
  isUnblocking: boolean;
  /** The failures of the last action; null if there were none. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

export function useSuspendEach(openDialog: UserDialogs['block']): SuspendEach {
  const api = useApi();
  const refresh = useUserRefresh();
  const promptSignIn = useSignInPrompt();
  const [isUnblocking, setIsUnblocking] = useState(false);
  const { report, setReport, dismissReport, offerUndo } = useSelectionReport();

  function finish({ decided, failed }: DecidedEach, texts: { done: string; failed: string }): void {
    const done = decided.length > 0 ? texts.done : '';
    const title = [done, texts.failed].filter(Boolean).join('. ');
    const result = failed.length > 0 ? { title, failed } : null;
    setReport(result);
    if (done) offerUndo(done, decided, result);
  }

  return {
    isUnblocking,
    report,
    dismissReport,
    block(users, onDone) {
      openDialog(users, (outcome) => {
        const done = userTexts.blocked(outcome.decided.length);
        finish(outcome, { done, failed: userTexts.blockFailed });
        onDone(outcome.failed.map(({ id }) => id));
      });
    },
    async unblock(users, onDone) {
      setReport(null);
      setIsUnblocking(true);
      const outcome = await decideEach(users, {
        decide: async ({ id }) => (await api.users.unblock.call({ id })).undo,
        titleOf: ({ name }) => name,
      });
      // Also after a refusal: another admin may have been first.
      void refresh();
      setIsUnblocking(false);
      const done = userTexts.unblocked(outcome.decided.length);
      finish(outcome, { done, failed: userTexts.unblockFailed });
      if (outcome.signedOut) promptSignIn(outcome.signedOut.message);
      onDone(outcome.failed.map(({ id }) => id));
    },
  };
}
