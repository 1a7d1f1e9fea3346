// Deletes one or several tournaments after a confirmation, and offers undo.
import { countDeleted } from '#shared/features/tournaments/editing/texts.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { useApi } from '../../../core/api.ts';
import { type DeleteEach, useDeleteEach } from '../../../ui/table/use-delete-each.ts';

export function useDeleteTournaments(): DeleteEach<{ id: string; name: string }> {
  const { tournaments } = useApi();
  return useDeleteEach({
    nameOf: ({ name }) => name,
    deleteOne: (id) => tournaments.delete.call({ id }),
    titleOf: (count) => (count === 1 ? 'Ta bort turneringen?' : `Ta bort ${count} turneringar?`),
    consequence: 'försvinner från sajten.',
    deleted: countDeleted,
    failed: tournamentTexts.deleteFailed,
    queryKey: tournaments.key(),
  });
}
