// "Spara sökning" above the list: a visitor is asked to sign in, everyone else gets a dialog, fetched with the first press.
import { useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { type ComponentType, useState } from 'react';
import { signInFirst } from '#shared/features/ads/words.ts';
import type { SearchFilter } from '#shared/features/saved-searches/contract.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { INTENT_TO_SAVE_SEARCH } from './intention.ts';
import type { SaveSearchDialogProps } from './save-search-dialog.tsx';

export function SaveSearch({ filter, className }: { filter: SearchFilter; className?: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [view, setView] = useState<{ Dialog: ComponentType<SaveSearchDialogProps> }>();

  function open(): void {
    import('./save-search-dialog.tsx').then(
      ({ SaveSearchDialog }) => setView({ Dialog: SaveSearchDialog }),
      (error: unknown) => toast.error(sentenceOf(error)),
    );
  }

  function ask(): void {
    const session = queryClient.getQueryData(api.accounts.session.queryKey());
    if (session?.viewer) open();
    else promptSignIn(signInFirst.saveSearch, open, INTENT_TO_SAVE_SEARCH);
  }

  return (
    <>
      <Button icon={<Bell size={18} />} onClick={ask} className={className}>
        Spara sökning
      </Button>
      {view && <view.Dialog filter={filter} onClose={() => setView(undefined)} />}
    </>
  );
}
