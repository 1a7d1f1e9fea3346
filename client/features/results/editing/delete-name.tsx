// Deletes one or several teams or leagues without matches, after a question.
import type { EditedLeague, EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { mergeTexts } from '#shared/features/results/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { type DeleteEach, useDeleteEach } from '../../../ui/table/use-delete-each.ts';

const texts = {
  team: {
    question: (count: number) => (count === 1 ? 'Ta bort laget?' : `Ta bort ${count} lag?`),
    deleted: mergeTexts.teamsDeleted,
    failed: mergeTexts.teamDeleteFailed,
  },
  league: {
    question: (count: number) => (count === 1 ? 'Ta bort ligan?' : `Ta bort ${count} ligor?`),
    deleted: mergeTexts.leaguesDeleted,
    failed: mergeTexts.leagueDeleteFailed,
  },
};

export function useDeleteNames<Row extends EditedTeam | EditedLeague>(
  kind: 'team' | 'league',
): DeleteEach<Row> {
  const { results } = useApi();
  const { question, deleted, failed } = texts[kind];
  return useDeleteEach<Row>({
    nameOf,
    deleteOne: async (id) => {
      await (kind === 'team' ? results.deleteTeam.call({ id }) : results.deleteLeague.call({ id }));
      return {};
    },
    titleOf: question,
    consequence: describeLoss,
    isFinal: true,
    deleted,
    alsoDeleted: (rows) => mergeTexts.followersLost(followersOf(rows)),
    failed,
    queryKey: results.key(),
  });
}

function describeLoss(rows: readonly { followers: number }[]): string {
  const followers = followersOf(rows);
  return followers === 0
    ? 'tas bort för gott.'
    : `tas bort för gott, och ${followers} följare får inga fler notiser.`;
}

function followersOf(rows: readonly { followers: number }[]): number {
  return rows.reduce((sum, row) => sum + row.followers, 0);
}

function nameOf({ name }: { name: string }): string {
  return name;
}
