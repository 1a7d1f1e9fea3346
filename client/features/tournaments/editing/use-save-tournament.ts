// Saves a tournament. Source: spec 2 §8 Tournaments.
import { useQueryClient } from '@tanstack/react-query';
import {
  type EditedTournament,
  NewTournament,
  type TournamentInput,
} from '#shared/features/tournaments/editing/schemas.ts';
import { placeTexts } from '#shared/features/places/texts.ts';
import { editingTexts } from '#shared/features/tournaments/editing/texts.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useContentId } from '../../../core/drafts/use-content-id.ts';
import { errorMessageOf, fieldErrorsOf } from '../../../core/failure.ts';
import { sendOrReload, type Save, useSave } from '../../../core/use-save.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export interface SavedTournament {
  /** Undefined for a new one. */
  id: string | undefined;
  /** The message with the suggestion from which the tournament is made. */
  suggestionId: string | undefined;
  version: number;
  /** Called with the stored tournament after a conflict. */
  onConflict: (now: EditedTournament) => void;
  onSaved: () => void;
}

export function useSaveTournament({
  id,
  suggestionId,
  version,
  onConflict,
  onSaved,
}: SavedTournament): Save<TournamentInput> {
  const { tournaments, contact } = useApi();
  const queryClient = useQueryClient();
  const newId = useContentId();

  async function update(changedId: string, input: NewTournament): Promise<EditedTournament> {
    return sendOrReload(
      () => tournaments.update.call({ ...input, id: changedId, version }),
      async () => onConflict(await tournaments.findForStaff.call({ id: changedId })),
    );
  }

  async function store(input: NewTournament): Promise<EditedTournament> {
    if (id !== undefined) return update(id, input);
    return tournaments.create.call({ ...input, suggestionId, id: newId.of(JSON.stringify(input)) });
  }

  return useSave<TournamentInput, NewTournament>({
    schema: NewTournament,
    async send(input) {
      const saved = await store(input).catch((error: unknown) => {
        // The sentence at the end of the long form may be out of sight; errors of fields get the focus.
        if (Object.keys(fieldErrorsOf(error)).length === 0)
          toast.error(tournamentTexts.saveFailed, { description: errorMessageOf(error) });
        throw error;
      });
      if (!saved.isOnMap) toast.warning(placeTexts.unknownTown);
      // The form closes without waiting for the list of messages.
      if (suggestionId !== undefined) void queryClient.invalidateQueries({ queryKey: contact.key() });
      await queryClient.invalidateQueries({ queryKey: tournaments.key() });
    },
    failureOf: (error) => `${tournamentTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      toast.success(id === undefined ? editingTexts.created : editingTexts.updated);
      onSaved();
    },
  });
}
