// The new address that waits for its mailed link, with a button that cancels the change.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changedEmailTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

const POLL_INTERVAL_MS = 5000;

/**
 * @param props.currentEmail the user's current address
 * @param props.onCancelled called when the button is removed
 */
export function PendingEmailChange({
  currentEmail,
  onCancelled,
}: {
  currentEmail: string;
  onCancelled: () => void;
}) {
  const email = usePendingEmail(currentEmail);
  const { cancel, isCancelling } = useCancelEmailChange(onCancelled);
  if (email === null) return null;
  return (
    <Notice
      tone="success"
      action={
        <Button size="sm" busy={isCancelling} onClick={cancel}>
          Avbryt bytet
        </Button>
      }
    >
      <p className="[overflow-wrap:anywhere]">{changedEmailTexts.sent(email)}</p>
    </Notice>
  );
}

/** The link may be opened in another browser, so the session is polled until the address is the user's. */
function usePendingEmail(currentEmail: string): string | null {
  const api = useApi();
  const { data } = useQuery(api.accounts.emailChange.queryOptions({ refetchOnMount: 'always' }));
  const email = data?.email ?? null;
  const isPending = email !== null && email !== currentEmail;
  useQuery({
    ...api.accounts.session.queryOptions(),
    enabled: isPending,
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
  return isPending ? email : null;
}

function useCancelEmailChange(onCancelled: () => void): { cancel: () => void; isCancelling: boolean } {
  const { accounts } = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutate, isPending } = useMutation(
    accounts.cancelEmailChange.mutationOptions({
      onSuccess: ({ isCancelled }) => {
        queryClient.setQueryData(accounts.emailChange.queryKey(), { email: null });
        if (isCancelled) toast.success(changedEmailTexts.cancelled);
        // The link was used first, or has expired.
        else void queryClient.invalidateQueries({ queryKey: accounts.session.queryKey() });
        onCancelled();
      },
      onError: (error) => {
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => mutate(undefined));
        else toast.error(changedEmailTexts.cancelFailed, { description: errorMessageOf(error) });
      },
    }),
  );
  return { cancel: () => mutate(undefined), isCancelling: isPending };
}
