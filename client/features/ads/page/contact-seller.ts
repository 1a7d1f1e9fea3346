// Opens the message dialog of an ad; asks a visitor to sign in first.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useOpenMessage } from '../../../core/message-prompt.tsx';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { formatAdAction } from '../favorites/pending-ad-action.ts';

/** Returns a stable function. */
export function useContactSeller(): (ad: { id: string }) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const openMessage = useOpenMessage();
  return useCallback(
    ({ id: adId }) => {
      const open = () => openMessage({ adId });
      const session = queryClient.getQueryData(api.accounts.session.queryKey());
      if (session?.viewer) open();
      else promptSignIn(signInFirst.sendMessage, open, formatAdAction('contact', adId));
    },
    [api, openMessage, promptSignIn, queryClient],
  );
}
