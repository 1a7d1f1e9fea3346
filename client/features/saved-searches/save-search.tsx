// The "Spara sökning" button: visitors are asked to sign in; the dialog loads on the first press.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import { useCallback, useEffect, useState } from 'react';
import { savedSearchesHref } from '#shared/features/saved-searches/address.ts';
import type { SearchFilter } from '#shared/features/saved-searches/contract.ts';
import { savedSearchTexts } from '#shared/features/saved-searches/texts.ts';
import { useApi } from '../../core/api.ts';
import { useViewer } from '../../core/viewer.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { PENDING_SAVE_SEARCH, saveSearchRequest } from './pending-save.ts';

const loadSaveSearchDialog = async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog;

export interface SaveSearchProps {
  filter: SearchFilter;
}

export function SaveSearch({ filter }: SaveSearchProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [isOpen, setIsOpen] = useState(false);
  const isSaved = useIsSaved(filter);

  const open = useCallback(() => setIsOpen(true), []);
  useEffect(() => saveSearchRequest.subscribe(open), [open]);

  function openOrSignIn(): void {
    const session = queryClient.getQueryData(api.accounts.session.queryKey());
    if (session?.viewer) open();
    else promptSignIn(savedSearchTexts.signInFirst, open, PENDING_SAVE_SEARCH);
  }

  return (
    <>
      {isSaved ? (
        <ButtonLink href={savedSearchesHref} icon={<Check size={18} />}>
          Sökningen är sparad
        </ButtonLink>
      ) : (
        <Button icon={<Bell size={18} />} onClick={openOrSignIn}>
          Spara sökning
        </Button>
      )}
      {isOpen && (
        <LazyDialog load={loadSaveSearchDialog} props={{ filter, onClose: () => setIsOpen(false) }} />
      )}
    </>
  );
}

/** Whether the user has saved a search with this filter. */
function useIsSaved(filter: SearchFilter): boolean {
  const isSignedIn = useViewer() !== null;
  const { data } = useQuery({ ...useApi().savedSearches.list.queryOptions(), enabled: isSignedIn });
  const key = keyOf(filter);
  return data?.searches.some((search) => keyOf(search.filter) === key) ?? false;
}

function keyOf(filter: SearchFilter): string {
  return JSON.stringify(Object.entries(filter).toSorted(([a], [b]) => a.localeCompare(b)));
}
