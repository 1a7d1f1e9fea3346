// What happens after a sign-in or a registration: the page is refreshed for the user, and what was begun continues.
// Source: spec 1 §4, §8.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { registrationTexts } from '#shared/features/accounts/registration/texts.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { isAnotherViewer } from '../../../core/last-viewer.ts';
import { clearRecentSearches } from '../../../core/recent-searches.ts';
import { reloadPage } from '../../../core/reload-page.ts';
import type { SignInRequest } from '../../../core/sign-in-prompt.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { notifyOtherTabs } from '../sessions/other-tabs.ts';
import { applySignIn } from '../sessions/session-change.ts';

/** Milliseconds. Source: spec 1 §9 Registration redirect delay. */
const REDIRECT_DELAY = 1000;

interface SignInCompletion {
  completeSignIn: (viewer: Viewer) => Promise<void>;
  /** @param viewer null if the address must first be confirmed by e-mail */
  completeRegistration: (viewer: Viewer | null) => Promise<void>;
}

/** @param onClose closes the dialog */
export function useCompleteSignIn({ resume }: SignInRequest, onClose: () => void): SignInCompletion {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();

  /** Returns false if the page is reloaded. */
  async function refreshPage(viewer: Viewer): Promise<boolean> {
    // The page is reloaded for a suspended user, who sees a page about the suspension instead of every other page, and for
    // another user than before, who must neither see nor send what the earlier one has entered.
    const isAnother = isAnotherViewer(queryClient, viewer.id);
    if (viewer.isSuspended || isAnother) {
      if (isAnother) clearRecentSearches();
      notifyOtherTabs(viewer.id);
      reloadPage();
      return false;
    }
    await applySignIn(viewer, api, queryClient);
    onClose();
    await router.invalidate();
    resume?.();
    return true;
  }

  return {
    async completeSignIn(viewer) {
      if (!viewer.isSuspended) toast.success(signInTexts.succeeded);
      await refreshPage(viewer);
    },
    async completeRegistration(viewer) {
      if (!viewer) {
        toast.success(registrationTexts.confirmByEmail);
        return onClose();
      }
      toast.success(registrationTexts.signedIn);
      toast.success(registrationTexts.welcome);
      if ((await refreshPage(viewer)) && !resume)
        setTimeout(() => void router.navigate({ href: paths.profile }), REDIRECT_DELAY);
    },
  };
}
