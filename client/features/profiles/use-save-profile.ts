// Saves a part of the user's own profile from a separate card, and offers to sign in again when the session has ended.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** @param changed keys of other queries that contain the saved value, to be refetched */
export function useSaveProfile(changed: readonly QueryKey[]) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const saving = useMutation(
    api.profiles.change.mutationOptions({
      onSuccess: async (saved) => {
        toast.success(profileTexts.saved);
        queryClient.setQueryData(api.profiles.own.queryKey(), saved);
        for (const queryKey of changed) await queryClient.invalidateQueries({ queryKey });
      },
      onError: (refused, change) => {
        if (isRefusal(refused, 'UNAUTHORIZED'))
          promptSignIn(errorMessageOf(refused), () => saving.mutate(change));
      },
    }),
  );
  return saving;
}
