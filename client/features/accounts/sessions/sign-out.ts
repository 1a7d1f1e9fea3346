// Signs the user out.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { paths } from '#shared/paths.ts';
import { deleteSessionDrafts } from '../../../core/drafts/draft-store.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { clearPush } from './clear-push.ts';
import { requiresSignIn } from './requires-sign-in.ts';
import { applySignOut } from './session-change.ts';

/** Returns the action: ends the session, goes home from a page that requires sign-in, and clears personal data. */
export function useSignOut(): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { mutate } = useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: async () => {
        if (requiresSignIn(router)) await router.navigate({ href: paths.home });
        deleteSessionDrafts();
        // Neither awaited nor checked: the browser may wait for its push service, and the server has already ended push to it.
        void clearPush().catch(() => undefined);
        await applySignOut(api, queryClient);
        await router.invalidate();
        toast.success(signInTexts.signedOut);
      },
      onError: (error) => toast.error(errorMessageOf(error)),
    }),
  );
  return () => mutate(undefined);
}
