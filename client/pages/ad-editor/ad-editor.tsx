// Writing or changing an ad: the form, its pictures and its draft, joined.
import { useRef } from 'react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { AdDetail } from '#shared/features/ads/ad.ts';
import { AdForm } from '../../features/ads/ad-form.tsx';
import { blankAd, valuesOf } from '../../features/ads/ad-form-values.ts';
import { useAdForm } from '../../features/ads/use-ad-form.ts';
import { PicturePicker } from '../../features/pictures/picture-picker.tsx';
import { usePictureTray } from '../../features/pictures/use-picture-tray.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { type SaveAd, useAdSubmit } from './ad-submit.ts';
import { useAuthorDetails } from './author-details.ts';
import { ContactPart } from './contact-part.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { useReentry } from './reentry.ts';
import { useUploadGuard } from './upload-guard.ts';

export interface AdEditorProps {
  /** Whose draft it is; give it as `key` too, so that the next person begins anew. */
  author: Viewer;
  /** The ad that is changed; none when one is written. */
  ad?: AdDetail;
  submitLabel: string;
  /** What is said when saving fails. */
  failedSentence: string;
  /** Saves the ad, and leads on once the draft is gone. */
  save: SaveAd;
}

export function AdEditor({ author, ad, submitLabel, failedSentence, save }: AdEditorProps) {
  const pictures = useRef<HTMLDivElement>(null);
  const form = useAdForm(ad ? valuesOf(ad) : blankAd);
  const tray = usePictureTray(ad?.pictures);
  const draft = useKeptDraft({ author, ad, form, tray });
  const year = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const details = useAuthorDetails(author, { year, phone });
  const askAgain = useReentry(author);
  const confirm = useConfirm();
  useUploadGuard(tray);
  const { phase, failure, pictureError, submit } = useAdSubmit({
    form,
    tray,
    askAgain,
    failedSentence,
    save: async (text) => {
      const lead = await details.saveWith(() => save(text));
      draft.finish();
      return lead;
    },
    onPicturesWrong: () => pictures.current?.focus(),
    onPicturesRefused: draft.dropMissing,
  });

  const clear = () =>
    confirm({
      title: ad ? 'Kasta ändringarna?' : 'Rensa utkastet?',
      text: ad
        ? 'Annonsen blir som den var när du öppnade den.'
        : 'Allt du har skrivit och bilderna du har laddat upp tas bort.',
      confirmLabel: ad ? 'Kasta ändringarna' : 'Rensa utkast',
      danger: true,
      onConfirm: draft.clear,
    }).catch(() => toast.error('Kunde inte rensa utkastet. Försök igen.'));

  return (
    <div className="flex flex-col gap-5">
      <DraftNotices draft={draft} />
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
            <PicturePicker tray={tray} error={pictureError} onSignedOut={askAgain} />
          </div>
        }
      >
        {draft.isKept && (
          <Button variant="ghost" onClick={() => void clear()}>
            {ad ? 'Kasta ändringarna' : 'Rensa utkast'}
          </Button>
        )}
      </AdForm>
    </div>
  );
}
