// Deletes tournaments after a question, one or several, and offers to undo it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countDeleted } from '#shared/features/tournaments/editing/texts.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { decideEach } from '../../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

interface Named {
  id: string;
  name: string;
}

export interface TournamentDeletion {
  /** Resolves to the ids of those that are still there. */
  remove: (tournaments: readonly Named[]) => Promise<readonly string[]>;
  isDeleting: boolean;
}

export function useDeleteTournaments(): TournamentDeletion {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const promptSignIn = useSignInPrompt();
  const offerUndo = useOfferUndo(toast);
  const [isDeleting, setIsDeleting] = useState(false);

  async function removeOne(id: string) {
    try {
      return (await api.tournaments.delete.call({ id })).undo;
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error));
      return errorMessageOf(error);
    }
  }

  async function remove(tournaments: readonly Named[]): Promise<readonly string[]> {
    const [first] = tournaments;
    const ids = tournaments.map(({ id }) => id);
    if (!first) return ids;
    const isSingle = tournaments.length === 1;
    let failedIds: readonly string[] = ids;
    await confirm({
      title: isSingle ? 'Ta bort turneringen?' : `Ta bort ${tournaments.length} turneringar?`,
      text: `${isSingle ? first.name : 'De'} försvinner från sajten. Du kan ångra dig i en minut.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        failedIds = await removeEach(tournaments);
      },
    });
    return failedIds;
  }

  async function removeEach(tournaments: readonly Named[]): Promise<readonly string[]> {
    setIsDeleting(true);
    const { decided, failed } = await decideEach(tournaments, {
      decide: ({ id }) => removeOne(id),
      titleOf: ({ name }) => name,
      onDone: () => undefined,
    });
    await queryClient.invalidateQueries({ queryKey: api.tournaments.key() });
    setIsDeleting(false);
    if (decided.length > 0) offerUndo(countDeleted(decided.length), decided);
    for (const { title, sentence } of failed)
      toast.error(tournamentTexts.deleteFailed, { description: `${title}: ${sentence}` });
    return failed.map(({ id }) => id);
  }

  return { remove, isDeleting };
}
