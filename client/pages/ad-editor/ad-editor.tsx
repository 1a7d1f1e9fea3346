// The editor of a new or existing ad: form, pictures, draft and submit.
import { useRef } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { AdDetail, SavedAd } from '#shared/features/ads/ad-schemas.ts';
import { picturesAllowed } from '#shared/features/ads/rules.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { AdForm } from '../../features/ads/editor/ad-form.tsx';
import { blankAd, useAdForm, valuesOf } from '../../features/ads/editor/use-ad-form.ts';
import { usePicturesPerAd } from '../../features/ads/editor/use-ad-rules.ts';
import { PicturePicker } from '../../features/pictures/picture-picker.tsx';
import { useUploadQueue } from '../../features/pictures/use-upload-queue.ts';
import { Button } from '../../ui/button/button.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useAskBeforeSending } from './ask-before-sending.tsx';
import { useAuthorDetails } from './author-details.ts';
import { ContactPart } from './contact-part.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { useAdDraft } from './use-ad-draft.ts';
import { type SubmittedAd, useAdSubmit } from './use-ad-submit.ts';
import { useUploadGuard } from './upload-guard.ts';

export interface AdEditorProps {
  /** The owner of the draft; also pass its id as `key`, so that another user gets a new form. */
  author: Viewer;
  /** The ad to edit; undefined to create one. */
  ad?: AdDetail;
  submitLabel: string;
  /** Error text when saving fails; the server's reason follows. */
  failedSentence: (error: unknown) => string;
  save: (ad: SubmittedAd) => Promise<SavedAd>;
  /** Called after the draft is cleared. */
  onSaved: (saved: SavedAd) => void;
}

export function AdEditor({ author, ad, submitLabel, failedSentence, save, onSaved }: AdEditorProps) {
  const pictures = useRef<HTMLDivElement>(null);
  const form = useAdForm(ad ? valuesOf(ad) : blankAd);
  const limit = usePicturesPerAd();
  const capacity = picturesAllowed(limit, ad?.pictures.length ?? 0);
  const queue = useUploadQueue(capacity, ad?.pictures);
  const draft = useAdDraft({ author, ad, form, queue });
  const year = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const details = useAuthorDetails(author, { year, phone });
  const promptSignIn = useSignInPrompt();
  const confirm = useConfirm();
  useUploadGuard(queue);
  const askBeforeSending = useAskBeforeSending({
    form,
    ad,
    submitLabel,
    typedYear: details.typed.birthYear,
  });
  const { phase, failure, pictureError, submit } = useAdSubmit({
    form,
    queue,
    promptSignIn,
    failedSentence,
    details,
    draft,
    askBeforeSending,
    save,
    onSaved,
    focusPictures: () => pictures.current?.focus(),
  });

  const clear = () =>
    confirm({
      title: ad ? 'Kasta ändringarna?' : 'Rensa utkastet?',
      text: ad
        ? 'Annonsen blir som den är sparad.'
        : 'Allt du har skrivit och bilderna du har laddat upp tas bort.',
      confirmLabel: ad ? 'Kasta ändringarna' : 'Rensa utkast',
      danger: true,
      onConfirm: draft.clear,
    }).catch(() => toast.error('Kunde inte rensa utkastet. Försök igen.'));

  return (
    <div className="flex flex-col gap-5">
      <DraftNotices draft={draft} isNewAd={!ad} />
      <AdForm
        form={form}
        isReady={draft.isReady}
        phase={phase}
        failure={failure}
        submitLabel={submitLabel}
        onSubmit={() => void submit()}
        contact={<ContactPart form={form} details={details} yearRef={year} phoneRef={phone} />}
        pictures={
          <div ref={pictures} tabIndex={-1} className="outline-none">
            <PicturePicker
              queue={queue}
              capacity={capacity}
              limit={limit}
              error={pictureError}
              onSignedOut={promptSignIn}
            />
          </div>
        }
      >
        {draft.isStored && (
          <Button variant="ghost" onClick={() => void clear()}>
            {ad ? 'Kasta ändringarna' : 'Rensa utkast'}
          </Button>
        )}
      </AdForm>
    </div>
  );
}
