// Detects a return from Google sign-in and loads the code that handles it.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GOOGLE_OUTCOME_PREFIX } from '#shared/features/accounts/google/google-outcome-prefix.ts';
import { useOpenMessage } from '../../core/message-prompt.tsx';
import { useOpenSignIn } from '../../core/sign-in-prompt.tsx';
import { takePendingSignIn } from '../../features/accounts/google/pending-sign-in.ts';

/** Rendered once, inside the site's providers. */
export function GoogleReturnHost() {
  const router = useRouter();
  const openSignIn = useOpenSignIn();
  const openMessage = useOpenMessage();
  useEffect(() => {
    // On every page that is opened, so that an abandoned sign-in leaves no action for the next user of this tab.
    const pending = takePendingSignIn();
    if (location.hash.startsWith(GOOGLE_OUTCOME_PREFIX))
      import('./google-return.tsx').then(
        ({ finishGoogleSignIn }) => finishGoogleSignIn(router, pending, { openMessage, openSignIn }),
        // The sign-in itself has succeeded; only its message is lost.
        () => undefined,
      );
  }, [openMessage, openSignIn, router]);
  return null;
}
