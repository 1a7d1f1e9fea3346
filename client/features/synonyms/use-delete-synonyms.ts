// Deletes one or several rows of synonyms after a question.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Synonyms } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../core/failure.ts';
import { decideEach } from '../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import type { SelectionReport } from '../../ui/feedback/failure-report.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { DeleteEach } from '../../ui/table/use-delete-each.ts';

/** A row of the table, whose selection is by text. */
export type SynonymRow = Omit<Synonyms, 'id'> & { id: string };

export function useDeleteSynonyms(): DeleteEach<SynonymRow> {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const promptSignIn = useSignInPrompt();
  const [isDeleting, setIsDeleting] = useState(false);
  const [report, setReport] = useState<SelectionReport | null>(null);

  async function remove(rows: readonly SynonymRow[]): Promise<readonly string[]> {
    let left: readonly string[] = rows.map(({ id }) => id);
    const [first] = rows;
    if (!first) return left;
    await confirm({
      title: rows.length === 1 ? 'Ta bort synonymerna?' : `Ta bort ${rows.length} rader med synonymer?`,
      text: `${rows.length === 1 ? nameOf(first) : 'Orden på varje rad'} hittar då inte längre varandra.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        left = await removeEach(rows);
      },
    });
    return left;
  }

  async function removeEach(rows: readonly SynonymRow[]): Promise<readonly string[]> {
    setReport(null);
    setIsDeleting(true);
    const { decided, failed } = await decideEach<SynonymRow, { id: number }>(rows, {
      decide: ({ id }) => deleteOne(id),
      titleOf: nameOf,
      onDone: () => undefined,
    });
    await queryClient.invalidateQueries({ queryKey: api.synonyms.key() });
    setIsDeleting(false);
    if (decided.length > 0) toast.success(synonymTexts.deleted);
    if (failed.length > 0) setReport({ title: synonymTexts.deleteFailed, failed });
    return failed.map(({ id }) => id);
  }

  async function deleteOne(id: string): Promise<{ id: number } | string> {
    try {
      return await api.synonyms.delete.call({ id });
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error));
      return errorMessageOf(error);
    }
  }

  return { remove, isDeleting, report, dismissReport: () => setReport(null) };
}

export function nameOf({ words }: SynonymRow): string {
  return words.join(', ');
}
