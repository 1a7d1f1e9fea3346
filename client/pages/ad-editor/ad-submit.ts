// Sending an ad: once, when its pictures have arrived, and again after a session that ended on the way.
import { useRef, useState } from 'react';
import type { NewAdInput } from '#shared/features/ads/new-ad.ts';
import { pictureWords } from '#shared/features/pictures/texts.ts';
import { signInFirst } from '#shared/features/ads/words.ts';
import { isRefusal, sentenceOf } from '../../core/failure.ts';
import { type AdFormState, type ReadAd, showRefusals } from '../../features/ads/use-ad-form.ts';
import type { PictureTray } from '../../features/pictures/picture-tray.ts';
import { isUnderway } from '../../features/pictures/tray-picture.ts';
import { toast } from '../../ui/toast.ts';
import type { AskAgain } from './reentry.ts';

/** Saves the ad; what it gives is called when all is done, and leads on to the next page. */
export type SaveAd = (ad: NewAdInput) => Promise<() => void>;

interface SubmitParts {
  form: AdFormState;
  tray: PictureTray;
  askAgain: AskAgain;
  failedSentence: string;
  save: SaveAd;
  onPicturesWrong: () => void;
  /** The server misses a picture. */
  onPicturesRefused: () => Promise<void>;
}

export interface AdSubmit {
  phase: 'writing' | 'waiting' | 'saving';
  failure: string | undefined;
  pictureError: string | undefined;
  submit: () => Promise<void>;
}

export function useAdSubmit(parts: SubmitParts): AdSubmit {
  const { form, tray, askAgain, failedSentence, save, onPicturesWrong, onPicturesRefused } = parts;
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
      await send();
    } finally {
      isBusy.current = false;
      setPhase('writing');
    }
  }

  async function send(): Promise<void> {
    if (!(await readForm(form))) return;
    if (tray.read().some(isUnderway)) setPhase('waiting');
    await tray.settled();
    if (!mayGoOn()) return;
    // Read again: there was time to write while the pictures were on their way.
    const text = await readForm(form);
    if (!text) return;
    setPhase('saving');
    try {
      const lead = await save({ ...text, pictureIds: tray.ready.map(({ id }) => id) });
      lead();
    } catch (error) {
      tellRefusal(error);
    }
  }

  function mayGoOn(): boolean {
    const failed = tray.read().filter(({ state }) => state === 'failed');
    if (failed.length === 0) return true;
    if (failed.some((one) => one.failure?.reason === 'signed-out')) {
      askAgain(signInFirst.uploadPictures, () => {
        tray.resume();
        void submit();
      });
      return false;
    }
    setPictureError(pictureWords.someFailed(failed.length));
    onPicturesWrong();
    return false;
  }

  function tellRefusal(error: unknown): void {
    if (isRefusal(error, 'UNAUTHORIZED')) return askAgain(sentenceOf(error), () => void submit());
    const wrongPictures = showRefusals(form, error);
    if (wrongPictures) {
      setPictureError(wrongPictures);
      onPicturesWrong();
      void onPicturesRefused();
    }
    const reason = sentenceOf(error, '');
    setFailure(reason ? `${failedSentence} ${reason}` : failedSentence);
    toast.error(failedSentence, { description: reason || undefined });
  }

  return { phase, failure, pictureError, submit };
}

/** The whole form as an ad; null when something is wrong, and then the first such field has the focus. */
async function readForm(form: AdFormState): Promise<ReadAd | null> {
  let read: ReadAd | null = null;
  await form.handleSubmit((text) => {
    read = text;
  })();
  return read;
}
