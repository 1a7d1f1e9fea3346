// State of the report form: draft and sending.
import { useState } from 'react';
import { NewReport } from '#shared/features/reports/contract.ts';
import { requiresContactDetails } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useDraft } from '../../../core/drafts/use-draft.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { emptyReport, type ReportDraft, reportDrafts } from './report-draft.ts';
import type { Reportable } from './reportable.ts';

export interface ReportForm {
  draft: ReportDraft;
  write: (change: Partial<ReportDraft>) => void;
  goodFaith: boolean;
  setGoodFaith: (isConfirmed: boolean) => void;
  send: () => Promise<void>;
  isSending: boolean;
  /** Error texts by field. */
  refusals: Record<string, string>;
  failure: string;
  /** The report's id, once sent. */
  receipt: string | null;
}

export function useReportForm(what: Reportable): ReportForm {
  const api = useApi();
  const isSignedIn = useViewer() !== null;
  const promptSignIn = useSignInPrompt();
  const { draft, setDraft, clear } = useDraft(reportDrafts, `${what.kind} ${what.id}`, emptyReport);
  const [goodFaith, setGoodFaith] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [receipt, setReceipt] = useState<string | null>(null);

  async function send(): Promise<void> {
    const { category, explanation, name, email } = draft;
    const signature = { ...(name && { name }), ...(email && { email }) };
    const typed = { kind: what.kind, targetId: what.id, category, explanation, goodFaith };
    const { data, error } = NewReport.safeParse({ ...typed, ...(!isSignedIn && signature) });
    const isSigned = isSignedIn || (category !== null && !requiresContactDetails(category));
    const wrong = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    if (!isSigned && !name.trim()) wrong['name'] = reportTexts.nameMissing;
    if (!isSigned && !email.trim()) wrong['email'] = reportTexts.emailMissing;
    setFailure('');
    setRefusals(wrong);
    if (!data || Object.keys(wrong).length > 0) return;
    setIsSending(true);
    try {
      const { id } = await api.reports.create.call(data);
      clear();
      setReceipt(id);
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => void send());
      setRefusals(fieldErrorsOf(refused));
      if (Object.keys(fieldErrorsOf(refused)).length === 0)
        setFailure(
          isRefusal(refused) ? errorMessageOf(refused) : `${reportTexts.failed}. ${errorMessageOf(refused)}`,
        );
    } finally {
      setIsSending(false);
    }
  }

  const write = (change: Partial<ReportDraft>) => setDraft((before) => ({ ...before, ...change }));
  return { draft, write, goodFaith, setGoodFaith, send, isSending, refusals, failure, receipt };
}
