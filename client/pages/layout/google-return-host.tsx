// Notices somebody who has just come back from Google. What is said and done then is fetched only for them.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GOOGLE_MARK } from '#shared/features/accounts/google/google-mark.ts';
import { useOpenMessage } from '../../core/message-prompt.tsx';
import { useOpenSignIn } from '../../core/sign-in-prompt.tsx';

/** Stands once, within the site. */
export function GoogleReturnHost() {
  const router = useRouter();
  const openSignIn = useOpenSignIn();
  const openMessage = useOpenMessage();
  useEffect(() => {
    if (location.hash.startsWith(GOOGLE_MARK))
      import('./google-return.tsx').then(
        ({ comeBack }) => comeBack(router, { openMessage, openSignIn }),
        // They are signed in or not, whatever is said of it.
        () => undefined,
      );
  }, [openMessage, openSignIn, router]);
  return null;
}
