// Callbacks after a change of the mail server. Each endpoint answers with all settings, which replace the cached ones.
import { useQueryClient } from '@tanstack/react-query';
import type { MailServers } from '#shared/features/mails/server/contract.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

/** A success replaces the failure before it. */
const TOAST = 'mail-server';

/** Returns callbacks for the mutation's options. */
export function useServerChange<Input>({
  success,
  failure,
  onSaved,
  repeat,
}: {
  success: string;
  failure: string;
  onSaved?: () => void;
  /** Repeats the change after the user has signed in again. */
  repeat?: (input: Input) => void;
}) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  return {
    onSuccess: (servers: MailServers) => {
      queryClient.setQueryData(api.mailServer.read.queryKey(), servers);
      toast.success(success, { id: TOAST });
      onSaved?.();
    },
    onError: (refused: unknown, input: Input) => {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => repeat?.(input));
      else toast.error(failure, { id: TOAST, description: errorMessageOf(refused, '') });
    },
  };
}
