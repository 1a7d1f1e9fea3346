// Deletes a team or league without matches, after a confirmation.
import { useQueryClient } from '@tanstack/react-query';
import type { EditedLeague, EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { mergeTexts } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export function useDeleteName(kind: 'team' | 'league'): (row: EditedTeam | EditedLeague) => Promise<void> {
  const { results } = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  return async ({ id, name, followers }) => {
    await confirm({
      title: `Ta bort ${name}?`,
      text: followers === 0 ? 'Det går inte att ångra.' : `${followers} följer. Det går inte att ångra.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        await (kind === 'team' ? results.deleteTeam.call({ id }) : results.deleteLeague.call({ id }));
        toast.success(mergeTexts.deleted(name));
        await queryClient.invalidateQueries({ queryKey: results.key() });
      },
      describeFailure: (error) => `${mergeTexts.deleteFailed}. ${errorMessageOf(error)}`,
    });
  };
}
