// Sends a failed mail again, with feedback.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { mailTexts } from '#shared/features/mails/texts.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export function useResend(): (mail: ListedMail) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutate } = useMutation(
    api.mails.resend.mutationOptions({
      onSuccess: () => toast.success(mailTexts.resent),
      onError: (error, mail) => {
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => mutate(mail));
        else toast.error(mailTexts.resendFailed, { description: errorMessageOf(error) });
      },
      // Also after a failure: another admin may have been first.
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.mails.list.key() }),
    }),
  );
  return ({ id }) => mutate({ id });
}
