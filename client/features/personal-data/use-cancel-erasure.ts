// Cancels a requested erasure.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export function useCancelErasure(): { cancel: () => void; isCancelling: boolean } {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutate, isPending } = useMutation(
    api.personalData.cancelErasure.mutationOptions({
      onSuccess: ({ shownAds }) => {
        toast.success(
          'Kontot finns kvar',
          shownAds > 0 ? { description: 'Dina annonser syns igen.' } : undefined,
        );
        queryClient.setQueryData(
          api.personalData.find.queryKey(),
          (data) => data && { ...data, erasure: null },
        );
        void queryClient.invalidateQueries({ queryKey: api.ads.key() });
      },
      onError: (error) => {
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => mutate(undefined));
        else toast.error('Kunde inte ångra raderingen', { description: errorMessageOf(error) });
        // The erasure may have been cancelled in another window.
        void queryClient.invalidateQueries({ queryKey: api.personalData.find.queryKey() });
      },
    }),
  );
  return { cancel: () => mutate(undefined), isCancelling: isPending };
}
