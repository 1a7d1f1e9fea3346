// Deletes one or several teams or leagues without matches, after a question.
import type { EditedLeague, EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { mergeTexts } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { type DeleteEach, useDeleteEach } from '../../../ui/table/use-delete-each.ts';

const plurals = { team: 'lag', league: 'ligor' } as const;

export function useDeleteNames<Row extends EditedTeam | EditedLeague>(
  kind: 'team' | 'league',
): DeleteEach<Row> {
  const { results } = useApi();
  return useDeleteEach<Row>({
    nameOf,
    deleteOne: async (id) => {
      await (kind === 'team' ? results.deleteTeam.call({ id }) : results.deleteLeague.call({ id }));
      return {};
    },
    titleOf: (count) => (count === 1 ? 'Ta bort namnet?' : `Ta bort ${count} ${plurals[kind]}?`),
    consequence: describeLoss,
    isFinal: true,
    deleted: mergeTexts.deleted,
    failed: mergeTexts.deleteFailed,
    queryKey: results.key(),
  });
}

function describeLoss(rows: readonly { followers: number }[]): string {
  const followers = rows.reduce((sum, row) => sum + row.followers, 0);
  return followers === 0 ? 'tas bort.' : `tas bort. ${followers} följer.`;
}

function nameOf({ name }: { name: string }): string {
  return name;
}
