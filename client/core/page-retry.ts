// Another try for a page that could not be shown.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';

/** What the button "Försök igen" does on the face of a page that failed: asks anew for everything the page shows. */
export function usePageRetry(reset: ErrorComponentProps['reset']): () => void {
  const router = useRouter();
  return () => {
    reset();
    void router.invalidate();
  };
}
