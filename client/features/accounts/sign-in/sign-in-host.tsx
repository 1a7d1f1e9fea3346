// Opens the sign-in dialog from anywhere; the dialog is loaded when it is opened.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../../core/api.ts';
import { isAnotherViewer, setLastViewer } from '../../../core/last-viewer.ts';
import { newId } from '../../../core/new-id.ts';
import { clearRecentSearches } from '../../../core/recent-searches.ts';
import { reloadPage } from '../../../core/reload-page.ts';
import { type OpenSignIn, SignInProvider, type SignInRequest } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { followTabs } from '../sessions/other-tabs.ts';
import { requiresSignIn } from '../sessions/requires-sign-in.ts';
import type { AccountDraft } from './account-draft.ts';

const loadSignInDialog = async () => (await import('./sign-in-dialog.tsx')).SignInDialog;

/** Rendered once, around the site. */
export function SignInHost({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<SignInRequest>();
  /** The toast of the reason. A new id for each, since one that is fading out cannot be shown again. */
  const reasonId = useRef(newId());
  // A dialog closed by mistake opens again with the typed values, without the password.
  const [draft, setDraft] = useState<AccountDraft>({ name: '', email: '' });

  useReloadForAnotherViewer();
  useSessionOfOtherTabs();

  const open = useCallback<OpenSignIn>(
    (newRequest = {}) => {
      const sessionKey = api.accounts.session.queryKey();
      const prompt = async (): Promise<void> => {
        // The user is signed out although the cached session has a user.
        if (queryClient.getQueryData(sessionKey)?.viewer)
          await queryClient.invalidateQueries({ queryKey: sessionKey });
        // Nothing may cover the decision that a suspended user sees.
        if (queryClient.getQueryData(sessionKey)?.suspension) return;
        toast.dismiss(reasonId.current);
        reasonId.current = newId();
        if (newRequest.sentence) toast.info(newRequest.sentence, { id: reasonId.current });
        setRequest(newRequest);
      };
      void prompt();
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
            onClose() {
              // The reason no longer applies, and would be read beside the result of the action.
              toast.dismiss(reasonId.current);
              setRequest(undefined);
            },
          }}
        />
      )}
    </SignInProvider>
  );
}

/** A refetched session may show that another user has signed in, in another tab. The page is still the earlier user's. */
function useReloadForAnotherViewer(): void {
  const queryClient = useQueryClient();
  const viewerId = useViewer()?.id;
  useEffect(() => {
    if (viewerId === undefined) return;
    if (isAnotherViewer(queryClient, viewerId)) {
      clearRecentSearches();
      reloadPage();
    } else setLastViewer(queryClient, viewerId);
  }, [queryClient, viewerId]);
}

/** Asks the server who is signed in when another tab has signed in or out. */
function useSessionOfOtherTabs(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const sessionKey = useApi().accounts.session.queryKey();
  const followSession = useEffectEvent(async (viewerId: string | null) => {
    const before = queryClient.getQueryData(sessionKey)?.viewer?.id ?? null;
    if (viewerId === before) return;
    await queryClient.invalidateQueries({ queryKey: sessionKey });
    const { viewer } = queryClient.getQueryData(sessionKey) ?? {};
    if (!before || viewer !== null) return void queryClient.invalidateQueries();
    // The reloaded page is then short, and its sentence would be above the restored scroll position.
    if (requiresSignIn(router)) window.scrollTo(0, 0);
    // A reload also discards the input of the user who has signed out.
    reloadPage();
  });
  useEffect(() => followTabs((viewerId) => void followSession(viewerId)), []);
}
