// Title and description of a page that opens before its record is loaded.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Once the record is loaded, invalidates the route, which then updates title and description.
 *
 * @param record undefined until it is loaded; never an error, which an invalidated route would cause again
 */
export function useLoadedHead(record: unknown): void {
  const router = useRouter();
  const isLoading = useRef(false);
  useEffect(() => {
    const wasLoading = isLoading.current;
    isLoading.current = record === undefined;
    if (wasLoading && record !== undefined) void router.invalidate();
  }, [record, router]);
}
