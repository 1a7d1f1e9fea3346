// Fetches the signed-in user again when staff have changed their role, and when the session has ended.
import { useQueryClient } from '@tanstack/react-query';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { useApi } from '../../../core/api.ts';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Returns the handler of live events. */
export function useSessionUpdates(): (event: LiveEvent) => void {
  const { accounts } = useApi();
  const queryClient = useQueryClient();
  return ({ topic }) => {
    if (topic === 'role') refreshQueries(queryClient, accounts.session.queryKey());
  };
}

/**
 * Returns the handler of a live connection that the server refuses: the user may have ended this session on another
 * device. Pages then hide what is private, and what was typed remains as a draft.
 */
export function useEndedSession(): () => Promise<void> {
  const { accounts } = useApi();
  const queryClient = useQueryClient();
  const sessionKey = accounts.session.queryKey();
  return async () => {
    const before = queryClient.getQueryData(sessionKey)?.viewer;
    await queryClient.invalidateQueries({ queryKey: sessionKey });
    const { viewer, suspension } = queryClient.getQueryData(sessionKey) ?? {};
    // A suspended user sees the decision.
    if (before && viewer === null && !suspension) toast.info(signInTexts.signedOut);
  };
}
