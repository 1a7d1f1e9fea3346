// The pictures of a message to the operator: private, uploaded when they are picked. Visitors sign in first.
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { MAX_CONTACT_PICTURES } from '#shared/features/contact/rules.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { MAX_PICTURE_MEGABYTES } from '#shared/features/pictures/rules.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import { messagePictureUrl } from '#shared/features/pictures/urls.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useViewer } from '../../core/viewer.ts';
import type { PicturesSlot } from '../../features/contact/writing/contact-form.tsx';
import { checkPickedFiles } from '../../features/pictures/check-picked-files.ts';
import { findMissingPictures } from '../../features/pictures/missing-pictures.ts';
import { PickButton } from '../../features/pictures/pick-button.tsx';
import { PictureFailures } from '../../features/pictures/picture-failures.tsx';
import { PictureStrip } from '../../features/pictures/picture-strip.tsx';
import { describeFailed, isUploading, type QueuedPicture } from '../../features/pictures/queued-picture.ts';
import { useUploadQueue } from '../../features/pictures/use-upload-queue.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldError } from '../../ui/form/field.tsx';

export function MessagePicturesField(slot: PicturesSlot) {
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  if (viewer) return <UploadedPictures {...slot} />;
  // Source: spec 1 §6: visitors cannot upload images.
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="text-muted">Logga in om du vill skicka med bilder. Det du har skrivit finns kvar.</p>
      <Button size="sm" onClick={() => promptSignIn(signInFirst.uploadPictures)}>
        Logga in
      </Button>
    </div>
  );
}

function UploadedPictures({ pictures: saved, onChange, error }: PicturesSlot) {
  const id = useId();
  const promptSignIn = useSignInPrompt();
  // Pictures restored from a draft are already uploaded.
  const queue = useUploadQueue(MAX_CONTACT_PICTURES, saved, 'message');
  const queued = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const chooser = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<string[]>([]);

  const report = useEffectEvent(() => {
    const ready = queue.ready.map(({ name: _name, ...picture }): AdPicture => picture);
    onChange(ready, describeUnsent(queue.list()));
  });
  useEffect(() => queue.subscribe(() => report()), [queue]);
  useEffect(
    () =>
      queue.listen({
        onReady: (count) => toast.success(pictureTexts.uploaded(count)),
        // The field shows the error.
        onFailed: () => undefined,
        onSignedOut: () => promptSignIn(signInFirst.uploadPictures, () => queue.retryFailed('signed-out')),
      }),
    [queue, promptSignIn],
  );
  useEffect(
    () => () => {
      if (queue.list().some(isUploading))
        toast.error('Alla bilder hann inte laddas upp. Lägg till dem igen.');
    },
    [queue],
  );
  useEffect(() => {
    // The server deletes unsent pictures after some time, so those of an old draft may be missing.
    const ids = queue.ready.map((picture) => picture.id);
    if (ids.length > 0)
      void findMissingPictures(ids, messagePictureUrl).then((missing) => queue.removeMissing(missing));
  }, [queue]);

  function pick(files: File[]): void {
    const { accepted, sentences } = checkPickedFiles(files, queue.room, contactTexts.tooManyPictures);
    setRefusals(sentences);
    if (accepted.length > 0) queue.add(accepted);
  }

  function remove(key: string): void {
    const undo = queue.remove(key);
    chooser.current?.focus();
    if (undo) toast.info('Bild borttagen', { undo: () => void undo() });
  }

  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="flex min-w-0 flex-col gap-1.5">
      <legend className="text-sm font-semibold">Bilder</legend>
      <div className="flex items-center gap-2">
        <PickButton ref={chooser} label="Lägg till bilder" onPick={pick} />
        <p id={`${id}-hint`} className="text-sm text-muted">
          Högst {MAX_CONTACT_PICTURES} bilder, {MAX_PICTURE_MEGABYTES} MB styck. Bara du och vi ser dem.
        </p>
      </div>
      <PictureStrip
        pictures={queued}
        urlOf={messagePictureUrl}
        onRemove={remove}
        onRetry={(key) => queue.retry(key)}
        onSeen={(key) => queue.releaseThumbnail(key)}
      />
      <div id={`${id}-error`} aria-live="polite" className="flex flex-col gap-1">
        {error && <FieldError>{error}</FieldError>}
        <PictureFailures pictures={queued} refusals={refusals} />
      </div>
    </fieldset>
  );
}

/** Why the message cannot be sent with its pictures yet. */
function describeUnsent(queued: readonly QueuedPicture[]): string | undefined {
  if (queued.some(isUploading)) return contactTexts.picturesUploading;
  return describeFailed(queued) ?? undefined;
}
