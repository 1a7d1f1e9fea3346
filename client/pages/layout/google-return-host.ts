// Notices somebody who has just come back from Google. What is said and done then is fetched only for them.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GOOGLE_MARK } from '#shared/features/accounts/google-mark.ts';

/** Stands once, around the site. */
export function useGoogleReturn(): void {
  const router = useRouter();
  useEffect(() => {
    if (location.hash.startsWith(GOOGLE_MARK))
      import('./google-return.ts').then(
        ({ comeBack }) => comeBack(router),
        // They are signed in or not, whatever is said of it.
        () => undefined,
      );
  }, [router]);
}
