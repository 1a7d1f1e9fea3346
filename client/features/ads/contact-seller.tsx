// The way to the seller from any ad: a visitor is asked to sign in, everyone else gets a dialog, fetched with the first press.
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { AdCard } from '#shared/features/ads/contract.ts';
import { signInFirst } from '#shared/features/ads/words.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/toast.ts';
import type { ContactDialogProps } from './contact-dialog.tsx';
import { intentionTo } from './intentions.ts';

export interface ContactSeller {
  /** Always the same function. */
  contactSeller: (ad: AdCard) => void;
  /** To be placed beside whatever calls. */
  contactDialog: ReactNode;
}

export function useContactSeller(): ContactSeller {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [view, setView] = useState<{ Dialog: ComponentType<ContactDialogProps> }>();
  const [ad, setAd] = useState<AdCard>();

  const open = useCallback((asked: AdCard) => {
    setAd(asked);
    import('./contact-dialog.tsx').then(
      ({ ContactDialog }) => setView({ Dialog: ContactDialog }),
      (error: unknown) => toast.error(sentenceOf(error)),
    );
  }, []);

  const contactSeller = useCallback(
    (asked: AdCard) => {
      const session = queryClient.getQueryData(api.accounts.session.queryKey());
      if (session?.viewer) open(asked);
      else promptSignIn(signInFirst.sendMessage, () => open(asked), intentionTo('contact', asked.id));
    },
    [api, open, promptSignIn, queryClient],
  );

  const contactDialog = view && ad && <view.Dialog ad={ad} onClose={() => setAd(undefined)} />;
  return { contactSeller, contactDialog };
}
