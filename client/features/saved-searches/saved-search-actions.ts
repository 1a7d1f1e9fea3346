// Actions on a saved search; changes are shown optimistically and rolled back on failure.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '#shared/features/saved-searches/contract.ts';
import type { SearchAlert } from '#shared/features/saved-searches/rules.ts';
import { savedSearchTexts } from '#shared/features/saved-searches/texts.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export interface SavedSearchActions {
  /** The selected option, including a change that is being saved. */
  alert: SearchAlert;
  setAlert: (alert: SearchAlert) => void;
  /** Offers undo, which saves the search again. */
  remove: () => void;
}

/** `onRemoved`: called before the row disappears. */
export function useSavedSearchActions(search: SavedSearch, onRemoved: () => void): SavedSearchActions {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.savedSearches.key() });

  const change = useMutation(
    api.savedSearches.change.mutationOptions({
      // Two quick changes must reach the server in order.
      scope: { id: 'saved-searches' },
      onSuccess: (saved) => {
        queryClient.setQueryData(
          api.savedSearches.list.queryKey(),
          (cached) =>
            cached && { searches: cached.searches.map((one) => (one.id === saved.id ? saved : one)) },
        );
        toast.success(savedSearchTexts.changed);
      },
      onError: (error, input) =>
        showFailure(error, savedSearchTexts.changeFailed, () => change.mutate(input)),
      // Not awaited: otherwise a refused option would stay selected until the refetch is done.
      onSettled: () => void refresh(),
    }),
  );
  const save = useMutation(
    api.savedSearches.save.mutationOptions({
      onError: (error, input) => showFailure(error, savedSearchTexts.saveFailed, () => save.mutate(input)),
      onSettled: refresh,
    }),
  );
  const removal = useMutation(
    api.savedSearches.remove.mutationOptions({
      onSuccess: () => {
        const { name, filter, alert } = search;
        onRemoved();
        toast.success(savedSearchTexts.removed, { undo: () => save.mutate({ name, filter, alert }) });
      },
      onError: (error, input) =>
        showFailure(error, savedSearchTexts.removeFailed, () => removal.mutate(input)),
      onSettled: refresh,
    }),
  );

  function showFailure(error: unknown, sentence: string, again: () => void): void {
    if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), again);
    else toast.error(sentence, { description: errorMessageOf(error) });
  }

  return {
    alert: (change.isPending && change.variables.alert) || search.alert,
    setAlert: (alert) => change.mutate({ id: search.id, alert }),
    remove: () => removal.mutate({ id: search.id }),
  };
}
