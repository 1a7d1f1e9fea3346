// Submits an ad: waits for its pictures, saves it once, and retries after sign-in when the session has expired.
import { useRef, useState } from 'react';
import type { SavedAd } from '#shared/features/ads/ad-schemas.ts';
import type { NewAdInput } from '#shared/features/ads/editor/new-ad.ts';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import type { PromptSignIn } from '../../core/sign-in-prompt.tsx';
import { type AdFormState, type ParsedAd, showFieldErrors } from '../../features/ads/editor/use-ad-form.ts';
import { describeFailed, isUploading } from '../../features/pictures/queued-picture.ts';
import type { UploadQueue } from '../../features/pictures/upload-queue.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { AskBeforeSending } from './ask-before-sending.tsx';
import type { AuthorDetails } from './author-details.ts';
import type { AdDraftState } from './use-ad-draft.ts';

/** The ad to save, with the id of the edited ad or the id that the new ad gets. */
export type SubmittedAd = NewAdInput & { id: string };

interface SubmittedForm {
  form: AdFormState;
  queue: UploadQueue;
  promptSignIn: PromptSignIn;
  failedSentence: (error: unknown) => string;
  details: Pick<AuthorDetails, 'saveWith'>;
  draft: Pick<AdDraftState, 'adId' | 'finish' | 'removeMissing'>;
  askBeforeSending: AskBeforeSending;
  save: (ad: SubmittedAd) => Promise<SavedAd>;
  onSaved: (saved: SavedAd) => void;
  focusPictures: () => void;
}

export interface AdSubmit {
  phase: 'writing' | 'waiting' | 'saving';
  failure: string | undefined;
  pictureError: string | undefined;
  submit: () => Promise<void>;
}

export function useAdSubmit(submitted: SubmittedForm): AdSubmit {
  const {
    form,
    queue,
    promptSignIn,
    failedSentence,
    details,
    draft,
    save,
    onSaved,
    focusPictures,
    askBeforeSending,
  } = submitted;
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<AdSubmit['phase']>('writing');
  const [failure, setFailure] = useState<string>();
  const [pictureError, setPictureError] = useState<string>();

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    setPictureError(undefined);
    try {
      await form.handleSubmit(waitForPictures)();
    } finally {
      isBusy.current = false;
      setPhase('writing');
    }
  }

  async function waitForPictures(text: ParsedAd): Promise<void> {
    // The questions are asked while pictures are still uploading.
    if (!areAllReady() || !(await askBeforeSending(text))) return;
    if (queue.list().some(isUploading)) setPhase('waiting');
    await queue.settled();
    // Validated again: the user may have changed the form while pictures were uploading.
    if (areAllReady()) await form.handleSubmit(saveAd)();
  }

  async function saveAd(text: ParsedAd): Promise<void> {
    if (!(await askBeforeSending(text))) return;
    setPhase('saving');
    try {
      const newAd = { ...text, id: draft.adId, pictureIds: queue.ready.map(({ id }) => id) };
      const saved = await details.saveWith(() => save(newAd));
      draft.finish();
      onSaved(saved);
    } catch (error) {
      showFailure(error);
    }
  }

  function areAllReady(): boolean {
    const failed = queue.list().filter(({ state }) => state === 'failed');
    if (failed.length === 0) return true;
    if (failed.some((one) => one.failure?.reason === 'signed-out')) {
      promptSignIn(signInFirst.uploadPictures, () => {
        queue.retryFailed('signed-out');
        void submit();
      });
      return false;
    }
    setPictureError(describeFailed(failed) ?? undefined);
    focusPictures();
    return false;
  }

  function showFailure(error: unknown): void {
    if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(errorMessageOf(error), () => void submit());
    const refusedPictures = showFieldErrors(form, error);
    if (refusedPictures) {
      setPictureError(refusedPictures);
      focusPictures();
      void draft.removeMissing();
    }
    const reason = errorMessageOf(error, '');
    const sentence = failedSentence(error);
    setFailure(reason ? `${sentence} ${reason}` : sentence);
    toast.error(sentence, { description: reason || undefined });
  }

  return { phase, failure, pictureError, submit };
}
