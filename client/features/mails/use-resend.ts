// Sends failed mails again, one or several, with feedback.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { mailTexts } from '#shared/features/mails/texts.ts';
import { useApi } from '../../core/api.ts';
import { decideEach } from '../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import type { SelectionReport } from '../../ui/feedback/failure-report.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export interface Resend {
  /** Resolves to the ids of the mails that could not be queued again. */
  resend: (mails: readonly ListedMail[]) => Promise<readonly string[]>;
  isSending: boolean;
  /** The failures of the last attempt with several mails; null if there were none. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

export function useResend(): Resend {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [isSending, setIsSending] = useState(false);
  const [report, setReport] = useState<SelectionReport | null>(null);

  async function resend(mails: readonly ListedMail[]): Promise<readonly string[]> {
    setReport(null);
    setIsSending(true);
    const { decided, failed, signedOut } = await decideEach(mails, {
      decide: ({ id }) => api.mails.resend.call({ id }),
      titleOf: ({ subject, recipient }) => `”${subject}” till ${recipient}`,
    });
    // Also after a failure: another admin may have been first.
    await queryClient.invalidateQueries({ queryKey: api.mails.list.key() });
    setIsSending(false);
    if (decided.length > 0) toast.success(mailTexts.resent(decided.length));
    const [first] = failed;
    if (signedOut) promptSignIn(signedOut.message, () => void resend(mails));
    else if (first && mails.length > 1) setReport({ title: mailTexts.someNotResent, failed });
    else if (first) toast.error(mailTexts.resendFailed, { description: first.sentence });
    return failed.map(({ id }) => id);
  }

  return { resend, isSending, report, dismissReport: () => setReport(null) };
}
