// What is said to somebody who has come back from Google, and the errand they were on before they went.
import type { RegisteredRouter } from '@tanstack/react-router';
import { GOOGLE_MARK } from '#shared/features/accounts/google/google-mark.ts';
import { type GoogleOutcome, googleOutcomes, googleTexts } from '#shared/features/accounts/google/google.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-words.ts';
import { registrationTexts } from '#shared/features/accounts/registration/words.ts';
import { paths } from '#shared/paths.ts';
import type { OpenMessage } from '../../core/message-prompt.tsx';
import type { OpenSignIn } from '../../core/sign-in-prompt.tsx';
import { takeNote } from '../../features/accounts/google/google-note.ts';
import { markSecondStep } from '../../features/accounts/two-step/second-step-mark.ts';
import { saveIntended } from '../../features/ads/favourites/intended-favorite.ts';
import { readIntention } from '../../features/ads/favourites/sign-in-intentions.ts';
import { readIntentionToWrite } from '../../features/messages/sending/intention.ts';
import { askToSaveSearch, INTENT_TO_SAVE_SEARCH } from '../../features/saved-searches/pending-save.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Source: spec 1 §9 Registration redirect delay. */
const REDIRECT_DELAY = 1000;

interface Ways {
  openMessage: OpenMessage;
  openSignIn: OpenSignIn;
}

export async function comeBack(router: RegisteredRouter, { openMessage, openSignIn }: Ways): Promise<void> {
  const { api, queryClient } = router.options.context;
  const { hash, pathname, search } = window.location;
  const outcome = googleOutcomes.find((known) => hash === GOOGLE_MARK + known);
  // Read once: who reloads the page has not come back again.
  window.history.replaceState(window.history.state, '', pathname + search);
  if (!outcome) return;
  const { intention, hasPendingIntent } = takeNote();
  if (outcome === 'failed') return toast.error(googleTexts.failed);
  const doErrand = async () => {
    if (intention === INTENT_TO_SAVE_SEARCH) askToSaveSearch();
    const intended = intention ? readIntention(intention) : null;
    if (intended?.action === 'save') await saveIntended(intended.adId, { api, queryClient });
    if (intended?.action === 'contact') openMessage({ adId: intended.adId });
    const personId = intention && readIntentionToWrite(intention);
    if (personId) openMessage({ personId });
  };
  if (outcome === 'second-step') {
    markSecondStep();
    return openSignIn({ resume: () => void doErrand(), intention });
  }
  // Anyone can write such an address; only the server says who is signed in.
  const { viewer } = await queryClient.ensureQueryData(api.accounts.session.queryOptions());
  if (!viewer) return;
  welcome(outcome);
  await doErrand();
  if (outcome === 'registered' && !hasPendingIntent)
    setTimeout(() => void router.navigate({ href: paths.profile }), REDIRECT_DELAY);
}

function welcome(outcome: Exclude<GoogleOutcome, 'failed' | 'second-step'>): void {
  if (outcome === 'registered') {
    toast.success(registrationTexts.signedIn);
    toast.success(registrationTexts.welcome);
    return;
  }
  toast.success(signInTexts.succeeded);
  if (outcome === 'password-removed') toast.warning(googleTexts.passwordRemoved);
}
