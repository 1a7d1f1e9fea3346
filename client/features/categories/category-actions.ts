// Actions on a category: activate, deactivate and delete, with feedback.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category } from '#shared/features/categories/contract.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export interface CategoryActions {
  setActive: (category: Category, active: boolean) => void;
  remove: (category: Category) => void;
}

export function useCategoryActions(): CategoryActions {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const confirm = useConfirm();
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
        toast.success(active ? categoryTexts.activated : categoryTexts.deactivated);
      },
      onError: (error, change) => {
        show(Number(change.id), !change.active);
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => mutate(change));
        else toast.error(categoryTexts.updateFailed, { description: errorMessageOf(error, '') || undefined });
      },
      onSettled: refresh,
    }),
  );

  async function remove(category: Category): Promise<void> {
    const isDeleted = await confirm({
      title: 'Ta bort kategorin?',
      text: `”${category.name}” tas bort för gott.`,
      confirmLabel: 'Ta bort',
      danger: true,
      onConfirm: () => api.categories.delete.call({ id: category.id }),
      describeFailure: (error) => errorMessageOf(error, categoryTexts.deleteFailed),
    });
    // Also after a refusal, which may be caused by a new ad in the category.
    await refresh();
    if (isDeleted) toast.success(categoryTexts.deleted);
  }

  return {
    setActive: ({ id }, active) => mutate({ id, active }),
    remove: (category) => void remove(category).catch(() => toast.error(categoryTexts.deleteFailed)),
  };
}
