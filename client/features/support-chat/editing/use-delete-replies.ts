// Deletes one or several replies of the support chat after a question.
import type { StoredReplies } from '#shared/features/support-chat/contract.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { listNames } from '../../../ui/table/list-names.ts';
import type { DeleteEach } from '../../../ui/table/use-delete-each.ts';
import { idsOf } from '../../../ui/table/use-selection.ts';
import type { ReplyRow } from './reply-table.tsx';
import type { RepliesChange } from './use-replies.ts';

/** Saves the other replies, so either all rows are deleted or none; the question shows why they could not be. */
export function useDeleteReplies(
  stored: StoredReplies,
  { replace }: Pick<RepliesChange, 'replace'>,
): DeleteEach<ReplyRow> {
  const confirm = useConfirm();

  async function remove(rows: readonly ReplyRow[]): Promise<readonly string[]> {
    const places = new Set(rows.map(({ place }) => place));
    let left: readonly string[] = idsOf(rows);
    await confirm({
      title: rows.length === 1 ? 'Ta bort svaret?' : `Ta bort ${rows.length} svar?`,
      text: `${listNames(rows.map(({ keywords = [] }) => keywords.join(', ')))} tas bort för gott. Det går inte att ångra.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        await replace({ ...stored, replies: stored.replies.filter((_reply, place) => !places.has(place)) });
        left = [];
      },
      describeFailure: (error) => errorMessageOf(error, chatTexts.saveFailed),
    });
    return left;
  }

  return { remove, isDeleting: false, report: null, dismissReport: () => {} };
}
