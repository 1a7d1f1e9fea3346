// Actions on a category: activate, deactivate and delete, with feedback.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category } from '#shared/features/categories/contract.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { type ChangeEach, useChangeEach } from '../../ui/table/use-change-each.ts';
import { type DeleteEach, useDeleteEach } from '../../ui/table/use-delete-each.ts';

/** A row of the table, whose selection is by text. */
export type CategoryRow = Omit<Category, 'id'> & { id: string };

export interface CategoryActions {
  setActive: (category: CategoryRow, active: boolean) => void;
  /** Changes of several. */
  changes: ChangeEach<CategoryRow>;
  switchOne: (category: CategoryRow, active: boolean) => Promise<Category>;
  deletion: DeleteEach<CategoryRow>;
}

export function useCategoryActions(): CategoryActions {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const listKey = api.categories.list.queryKey();
  // Includes the category lists of the ad filter and the ad form.
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.categories.key() });
  const show = (id: number, active: boolean) =>
    queryClient.setQueryData(
      listKey,
      (list) =>
        list && { categories: list.categories.map((one) => (one.id === id ? { ...one, active } : one)) },
    );

  const { mutate } = useMutation(
    api.categories.setActive.mutationOptions({
      onMutate: ({ id, active }) => {
        show(Number(id), active);
      },
      onSuccess: ({ active }) => {
        toast.success(active ? categoryTexts.activated(1) : categoryTexts.deactivated(1));
      },
      onError: (error, change) => {
        show(Number(change.id), !change.active);
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => mutate(change));
        else toast.error(categoryTexts.updateFailed, { description: errorMessageOf(error, '') });
      },
      onSettled: refresh,
    }),
  );

  return {
    setActive: ({ id }, active) => mutate({ id, active }),
    changes: useChangeEach<CategoryRow>({
      nameOf,
      failed: categoryTexts.updateFailed,
      queryKey: api.categories.key(),
    }),
    switchOne: ({ id }, active) => api.categories.setActive.call({ id, active }),
    deletion: useDeleteEach<CategoryRow>({
      nameOf,
      deleteOne: async (id) => {
        await api.categories.delete.call({ id });
        return {};
      },
      titleOf: (count) => (count === 1 ? 'Ta bort kategorin?' : `Ta bort ${count} kategorier?`),
      consequence(rows) {
        const searches = savedSearchesIn(rows);
        return searches === 0
          ? 'tas bort för gott.'
          : `tas bort för gott, tillsammans med ${categoryTexts.savedSearches(searches)}.`;
      },
      isFinal: true,
      deleted: categoryTexts.deleted,
      alsoDeleted: (rows) => categoryTexts.searchesDeleted(savedSearchesIn(rows)),
      failed: categoryTexts.deleteFailed,
      queryKey: api.categories.key(),
    }),
  };
}

function savedSearchesIn(rows: readonly CategoryRow[]): number {
  return rows.reduce((sum, { savedSearches }) => sum + savedSearches, 0);
}

export function nameOf({ name }: CategoryRow): string {
  return name;
}

export function rowOf({ id, ...category }: Category): CategoryRow {
  return { id: String(id), ...category };
}
