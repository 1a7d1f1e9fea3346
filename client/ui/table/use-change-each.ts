// Changes several rows of a list, one request for each, and reports those that failed.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideEach } from '../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import type { SelectionReport } from '../feedback/failure-report.tsx';
import { toast } from '../feedback/toast.ts';

export interface ChangeEachOptions<Row> {
  nameOf: (row: Row) => string;
  failed: string;
  /** The queries that are refetched afterwards. */
  queryKey: QueryKey;
}

export interface RowChange<Row> {
  changeOne: (row: Row) => Promise<object>;
  changed: (count: number) => string;
}

export interface ChangeEach<Row> {
  /** Resolves to the ids of the rows that are not changed. */
  change: (rows: readonly Row[], change: RowChange<Row>) => Promise<readonly string[]>;
  isChanging: boolean;
  /** The failures of the last change; null if there were none. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

/** Without undo: the opposite change is an action of the same list. */
export function useChangeEach<Row extends { id: string }>(options: ChangeEachOptions<Row>): ChangeEach<Row> {
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [isChanging, setIsChanging] = useState(false);
  const [report, setReport] = useState<SelectionReport | null>(null);
  return {
    isChanging,
    report,
    dismissReport: () => setReport(null),
    async change(rows, { changeOne, changed }) {
      setReport(null);
      setIsChanging(true);
      const { decided, failed, signedOut } = await decideEach<Row, object>(rows, {
        decide: changeOne,
        titleOf: options.nameOf,
      });
      if (signedOut) promptSignIn(signedOut.message);
      // Also after a refusal: another admin may have been first.
      await queryClient.invalidateQueries({ queryKey: options.queryKey });
      setIsChanging(false);
      const done = decided.length > 0 ? changed(decided.length) : '';
      if (done) toast.success(done);
      if (failed.length > 0) setReport({ title: [done, options.failed].filter(Boolean).join('. '), failed });
      return failed.map(({ id }) => id);
    },
  };
}
