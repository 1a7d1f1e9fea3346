// Closing a conversation goes back to the list that it was opened from, so that Back does not reopen it.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * @param isListShown whether the page shows the list
 * @param openKey the key of the open conversation
 * @returns a function that goes back and returns true if the previous history entry is the list alone
 */
export function useBackToList(isListShown: boolean, openKey: string | undefined): () => boolean {
  const { history } = useRouter();
  const cameFromList = useRef(false);
  const wasListed = useRef(false);
  useEffect(() => {
    cameFromList.current = wasListed.current && openKey !== undefined;
    wasListed.current = isListShown && openKey === undefined;
  }, [isListShown, openKey]);
  return () => {
    if (cameFromList.current) history.back();
    return cameFromList.current;
  };
}
