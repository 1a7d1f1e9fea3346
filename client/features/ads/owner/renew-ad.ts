// Renews one of the viewer's ads.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renewalTexts } from '#shared/features/ads/owner/renewal-texts.ts';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export function useRenewAd(): { renew: (id: string) => void; isRenewing: boolean } {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutate, isPending } = useMutation(
    api.ads.renew.mutationOptions({
      onSuccess: async ({ expiresAt }) => {
        await queryClient.invalidateQueries({ queryKey: api.ads.key() });
        toast.success(renewalTexts.renewed, {
          description: expiresAt ? `Den visas till och med ${formatDate(expiresAt)}.` : undefined,
        });
      },
      onError: (error, input) => {
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => mutate(input));
        else toast.error(renewalTexts.failed, { description: errorMessageOf(error) });
      },
    }),
  );
  return { renew: (id) => mutate({ id }), isRenewing: isPending };
}
