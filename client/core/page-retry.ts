// Retries a page that failed to load.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';

/** For the button "Försök igen" of a route's error component: reloads all data of the page. */
export function usePageRetry(reset: ErrorComponentProps['reset']): () => void {
  const router = useRouter();
  return () => {
    reset();
    void router.invalidate();
  };
}
