// Shows the result of a Google sign-in and resumes the user's pending action.
import type { RegisteredRouter } from '@tanstack/react-router';
import { GOOGLE_OUTCOME_PREFIX } from '#shared/features/accounts/google/google-outcome-prefix.ts';
import { type GoogleOutcome, googleOutcomes, googleTexts } from '#shared/features/accounts/google/google.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { registrationTexts } from '#shared/features/accounts/registration/texts.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { paths } from '#shared/paths.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { setLastViewer } from '../../core/last-viewer.ts';
import type { OpenMessage } from '../../core/message-prompt.tsx';
import type { OpenSignIn } from '../../core/sign-in-prompt.tsx';
import type { PendingSignIn } from '../../features/accounts/google/pending-sign-in.ts';
import { notifyOtherTabs } from '../../features/accounts/sessions/other-tabs.ts';
import { setSecondStepPending } from '../../features/accounts/two-step/second-step-pending.ts';
import { savePendingFavorite } from '../../features/ads/favorites/pending-favorite.ts';
import { parseAdAction } from '../../features/ads/favorites/pending-ad-action.ts';
import {
  newPostRequest,
  parseLikeAction,
  PENDING_POST,
} from '../../features/forum/writing/pending-forum-action.ts';
import { parseWriteAction } from '../../features/messages/sending/pending-write-action.ts';
import { PENDING_SAVE_SEARCH, saveSearchRequest } from '../../features/saved-searches/pending-save.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Source: spec 1 §9 Registration redirect delay. */
const REDIRECT_DELAY = 1000;

interface Dialogs {
  openMessage: OpenMessage;
  openSignIn: OpenSignIn;
}

export async function finishGoogleSignIn(
  router: RegisteredRouter,
  { pendingAction, hasPendingAction, lastViewerId }: PendingSignIn,
  { openMessage, openSignIn }: Dialogs,
): Promise<void> {
  const { api, queryClient } = router.options.context;
  const { hash, pathname, search } = window.location;
  const outcome = googleOutcomes.find((one) => hash === GOOGLE_OUTCOME_PREFIX + one);
  // Removed from the URL, so that a reload is not taken for another return.
  window.history.replaceState(window.history.state, '', pathname + search);
  if (!outcome) return;
  if (outcome === 'failed') return toast.error(googleTexts.failed);
  const resumePendingAction = async () => {
    if (pendingAction === PENDING_SAVE_SEARCH) saveSearchRequest.request();
    if (pendingAction === PENDING_POST) newPostRequest.request();
    const like = pendingAction && parseLikeAction(pendingAction);
    if (like) await likePending(like, { api, queryClient });
    const adAction = pendingAction ? parseAdAction(pendingAction) : null;
    if (adAction?.action === 'save') await savePendingFavorite(adAction.adId, { api, queryClient });
    if (adAction?.action === 'contact') openMessage({ adId: adAction.adId });
    const personId = pendingAction && parseWriteAction(pendingAction);
    if (personId) openMessage({ personId });
  };
  if (outcome === 'second-step') {
    setSecondStepPending();
    // The dialog reloads the page for another user, without the action.
    if (lastViewerId) setLastViewer(queryClient, lastViewerId);
    return openSignIn({ resume: () => void resumePendingAction(), pendingAction });
  }
  // Anyone can create such a URL; only the server knows who is signed in.
  const { viewer, suspension } = await queryClient.ensureQueryData(api.accounts.session.queryOptions());
  if (suspension) notifyOtherTabs(null);
  if (!viewer) return;
  notifyOtherTabs(viewer.id);
  showWelcome(outcome);
  const mayResume = lastViewerId === undefined || lastViewerId === viewer.id;
  if (mayResume) await resumePendingAction();
  if (outcome === 'registered' && !(hasPendingAction && mayResume))
    setTimeout(() => void router.navigate({ href: paths.profile }), REDIRECT_DELAY);
}

function showWelcome(outcome: Exclude<GoogleOutcome, 'failed' | 'second-step'>): void {
  if (outcome === 'registered') {
    toast.success(registrationTexts.signedIn);
    toast.success(registrationTexts.welcome);
    return;
  }
  toast.success(signInTexts.succeeded);
  if (outcome === 'password-removed') toast.warning(googleTexts.passwordRemoved);
}

/** Likes a post or comment as the like button does. */
async function likePending(
  like: { id: string; number: number },
  { api, queryClient }: Pick<RegisteredRouter['options']['context'], 'api' | 'queryClient'>,
): Promise<void> {
  try {
    await api.forum.like.call(like);
    toast.success(like.number === 0 ? forumTexts.postLiked : forumTexts.commentLiked);
    await queryClient.invalidateQueries({ queryKey: api.forum.key() });
  } catch (error) {
    toast.error(forumTexts.likeFailed, { description: errorMessageOf(error) });
  }
}
