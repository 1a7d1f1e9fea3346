// Deletes associations after a confirmation, and offers to undo the deletion.
import { useQueryClient } from '@tanstack/react-query';
import type { TableAssociation } from '#shared/features/associations/editing/contract.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import type { Undo } from '#shared/features/decisions/contract.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { type DeleteEach, useDeleteEach } from '../../../ui/table/use-delete-each.ts';

export function useDeleteAssociation(): (association: Pick<TableAssociation, 'id' | 'name'>) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const offerUndo = useOfferUndo(toast);

  async function remove({ id, name }: Pick<TableAssociation, 'id' | 'name'>): Promise<void> {
    const undos: Undo[] = [];
    await confirm({
      title: 'Ta bort föreningen?',
      text: `${name} försvinner från sajten med sina tider. Du kan ångra dig i en minut.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: async () => {
        // The list is fetched before the dialog closes, so that the focus moves on from the row that is gone.
        const { undo } = await api.associations.delete
          .call({ id })
          .finally(() => queryClient.invalidateQueries({ queryKey: api.associations.key() }));
        undos.push(undo);
      },
      describeFailure: (error) => `${associationTexts.failedTitle}: ${reasonOf(error)}`,
    });
    if (undos.length > 0) offerUndo(associationTexts.deleted, undos);
  }

  return (association) =>
    void remove(association).catch((error: unknown) =>
      toast.error(associationTexts.failedTitle, {
        description: reasonOf(error),
      }),
    );
}

export function useDeleteAssociations(): DeleteEach<Pick<TableAssociation, 'id' | 'name'>> {
  const { associations } = useApi();
  return useDeleteEach({
    nameOf: ({ name }) => name,
    deleteOne: (id) => associations.delete.call({ id }),
    titleOf: (count) => (count === 1 ? 'Ta bort föreningen?' : `Ta bort ${count} föreningar?`),
    consequence: 'försvinner från sajten med sina tider.',
    deleted: (count) => (count === 1 ? associationTexts.deleted : `${count} föreningar borttagna`),
    failed: associationTexts.deleteFailed,
    queryKey: associations.key(),
  });
}

function reasonOf(error: unknown): string {
  return `${associationTexts.deleteFailed}. ${errorMessageOf(error)}`;
}
