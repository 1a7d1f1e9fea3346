// Opens the sign-in dialog from anywhere; the dialog is loaded when it is opened.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useApi } from '../../../core/api.ts';
import { type OpenSignIn, SignInProvider, type SignInRequest } from '../../../core/sign-in-prompt.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { AccountDraft } from './account-draft.ts';

const loadSignInDialog = async () => (await import('./sign-in-dialog.tsx')).SignInDialog;

/** Rendered once, around the site. */
export function SignInHost({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<SignInRequest>();
  // A dialog closed by mistake opens again with the typed values, without the password.
  const [draft, setDraft] = useState<AccountDraft>({ name: '', email: '' });

  const open = useCallback<OpenSignIn>(
    (newRequest = {}) => {
      if (newRequest.sentence) toast.info(newRequest.sentence);
      setRequest(newRequest);
      // The user is signed out, even if the cached session says otherwise.
      const sessionKey = api.accounts.session.queryKey();
      if (queryClient.getQueryData(sessionKey)?.viewer)
        void queryClient.invalidateQueries({ queryKey: sessionKey });
    },
    [api, queryClient],
  );

  return (
    <SignInProvider value={open}>
      {children}
      {request && (
        <LazyDialog
          load={loadSignInDialog}
          props={{
            request,
            draft,
            onDraft: (change) => setDraft((known) => ({ ...known, ...change })),
            onClose: () => setRequest(undefined),
          }}
        />
      )}
    </SignInProvider>
  );
}
