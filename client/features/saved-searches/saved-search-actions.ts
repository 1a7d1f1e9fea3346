// Actions on a saved search; changes are shown optimistically and rolled back on failure.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '#shared/features/saved-searches/contract.ts';
import type { SearchAlert } from '#shared/features/saved-searches/rules.ts';
import { savedSearchTexts } from '#shared/features/saved-searches/words.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, sentenceOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** Long enough to reach the button by keyboard. */
const SECONDS_TO_UNDO = 20;

export interface SavedSearchDeeds {
  /** The latest choice. */
  alert: SearchAlert;
  setAlert: (alert: SearchAlert) => void;
  /** Can be undone for a while: the search is then saved again. */
  remove: () => void;
}

/** `onRemoved`: called before the row disappears. */
export function useSavedSearchDeeds(search: SavedSearch, onRemoved: () => void): SavedSearchDeeds {
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
          (known) => known && { searches: known.searches.map((one) => (one.id === saved.id ? saved : one)) },
        );
        toast.success(savedSearchTexts.changed);
      },
      onError: (error, asked) =>
        showFailure(error, savedSearchTexts.changeFailed, () => change.mutate(asked)),
      // Not awaited: otherwise a refused choice would be shown meanwhile.
      onSettled: () => void refresh(),
    }),
  );
  const save = useMutation(
    api.savedSearches.save.mutationOptions({
      onError: (error, asked) => showFailure(error, savedSearchTexts.saveFailed, () => save.mutate(asked)),
      onSettled: refresh,
    }),
  );
  const removal = useMutation(
    api.savedSearches.remove.mutationOptions({
      onSuccess: () => {
        const { name, filter, alert } = search;
        onRemoved();
        toast.success(savedSearchTexts.removed, {
          action: { label: 'Ångra', onPress: () => save.mutate({ name, filter, alert }) },
          seconds: SECONDS_TO_UNDO,
        });
      },
      onError: (error, asked) =>
        showFailure(error, savedSearchTexts.removeFailed, () => removal.mutate(asked)),
      onSettled: refresh,
    }),
  );

  function showFailure(error: unknown, sentence: string, again: () => void): void {
    if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(sentenceOf(error), again);
    else toast.error(sentence, { description: sentenceOf(error) });
  }

  return {
    alert: (change.isPending && change.variables.alert) || search.alert,
    setAlert: (alert) => change.mutate({ id: search.id, alert }),
    remove: () => removal.mutate({ id: search.id }),
  };
}
