// Deletes one or several rows of a list after a question, and offers to undo it where that is possible.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideEach } from '../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import type { Undo } from '../../core/undo/use-undo.ts';
import { useConfirm } from '../dialog/confirm.tsx';
import type { SelectionReport } from '../feedback/failure-report.tsx';
import { toast } from '../feedback/toast.ts';
import { listNames } from './list-names.ts';
import { idsOf } from './use-selection.ts';
import { useSelectionReport } from './use-selection-report.ts';

export interface DeleteEachOptions<Row> {
  nameOf: (row: Row) => string;
  /** Resolves without `undo` where a deletion is final. */
  deleteOne: (id: string) => Promise<{ undo?: Undo }>;
  /** The question: 'Ta bort turneringen?', or for several in the plural. */
  titleOf: (count: number) => string;
  /** The button that confirms; 'Ta bort' by default. */
  confirmLabel?: string;
  /** The text after the names in the question: what else is deleted. */
  consequence: string | ((rows: readonly Row[]) => string);
  /** Whether a deletion cannot be undone. */
  isFinal?: boolean;
  deleted: (count: number) => string;
  /** What else was deleted with these rows, shown below that; undefined if nothing was. For final deletions. */
  alsoDeleted?: (rows: readonly Row[]) => string | undefined;
  failed: string;
  /** The queries that are refetched afterwards. */
  queryKey: QueryKey;
}

export interface DeleteEach<Row> {
  /** Resolves to the ids of the rows that are not deleted. */
  remove: (rows: readonly Row[]) => Promise<readonly string[]>;
  isDeleting: boolean;
  /** The failures of the last deletion of several rows; null if there were none. */
  report: SelectionReport | null;
  dismissReport: () => void;
}

export function useDeleteEach<Row extends { id: string }>(options: DeleteEachOptions<Row>): DeleteEach<Row> {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const promptSignIn = useSignInPrompt();
  const [isDeleting, setIsDeleting] = useState(false);
  const { report, setReport, dismissReport, offerUndo } = useSelectionReport();

  async function remove(rows: readonly Row[]): Promise<readonly string[]> {
    let left: readonly string[] = idsOf(rows);
    if (rows.length === 0) return left;
    await confirm({
      title: options.titleOf(rows.length),
      text: [
        listNames(rows.map(options.nameOf)),
        typeof options.consequence === 'string' ? options.consequence : options.consequence(rows),
        options.isFinal ? 'Det går inte att ångra.' : 'Du kan ångra dig i en minut.',
      ].join(' '),
      confirmLabel: options.confirmLabel ?? 'Ta bort',
      danger: true,
      onConfirm: async () => {
        left = await removeEach(rows);
      },
    });
    return left;
  }

  async function removeEach(rows: readonly Row[]): Promise<readonly string[]> {
    setReport(null);
    setIsDeleting(true);
    const { decided, failed, signedOut } = await decideEach<Row, { undo?: Undo }>(rows, {
      decide: ({ id }) => options.deleteOne(id),
      titleOf: options.nameOf,
    });
    if (signedOut) promptSignIn(signedOut.message);
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
    setIsDeleting(false);
    const done = decided.length > 0 ? options.deleted(decided.length) : '';
    const result = { title: [done, options.failed].filter(Boolean).join('. '), failed };
    if (done && options.isFinal) {
      const deleted = rows.filter((row) => !failed.some(({ id }) => id === row.id));
      toast.success(done, { description: options.alsoDeleted?.(deleted) });
    } else if (done)
      offerUndo(
        done,
        decided.flatMap(({ undo }) => undo ?? []),
        result,
      );
    const [first] = failed;
    if (first && rows.length > 1) setReport(result);
    else if (first) toast.error(options.failed, { description: `${first.title}: ${first.sentence}` });
    return failed.map(({ id }) => id);
  }

  return { remove, isDeleting, report, dismissReport };
}
