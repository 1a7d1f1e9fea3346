// Turns and crops one picture; the picture stays as it was until the result is uploaded. Loaded when it opens.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { UploadFailure, type UploadOptions } from '../upload-picture.ts';
import { type Crop, isWhole, type Turn, turnCrop, WHOLE_PICTURE } from './crop.ts';
import { CropBox } from './crop-box.tsx';
import { CropSliders } from './crop-sliders.tsx';
import { cropPhoto, openPhoto, turnPhoto } from './photo-canvas.ts';

export interface EditPictureDialogProps {
  /** Id of the picture. */
  id: string;
  /** "bild 2, skor.jpg". */
  label: string;
  fileName: string;
  /** The best source first; the next one is used when the browser cannot read it. */
  sources: readonly (() => Promise<Blob>)[];
  /** Uploads the result and replaces the picture. @throws UploadFailure */
  save: (file: File, options: UploadOptions) => Promise<void>;
  /** Asks the user to sign in; `resume` must be called after that. */
  onSignedOut: (resume: () => void) => void;
  onClose: () => void;
}

export function EditPictureDialog({
  id,
  label,
  fileName,
  sources,
  save,
  onSignedOut,
  onClose,
}: EditPictureDialogProps) {
  const opened = useQuery({
    queryKey: ['edited-picture', id],
    queryFn: () => openFirst(sources),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [turned, setTurned] = useState<HTMLCanvasElement>();
  const photo = turned ?? opened.data;
  const [crop, setCrop] = useState(WHOLE_PICTURE);
  const [turns, setTurns] = useState(0);
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<UploadFailure | DOMException>();
  const [announcement, setAnnouncement] = useState('');
  const upload = useRef<AbortController>(null);
  const isSaving = sent !== undefined;
  const isChanged = turns % 4 !== 0 || !isWhole(crop);

  useEffect(() => () => upload.current?.abort(), []);

  function turn(direction: Turn): void {
    if (!photo) return;
    setTurned(turnPhoto(photo, direction));
    setCrop(turnCrop(crop, direction));
    setTurns(turns + (direction === 'right' ? 1 : 3));
    setAnnouncement(`Bilden är vriden åt ${direction === 'right' ? 'höger' : 'vänster'}.`);
  }

  function restore(): void {
    setTurned(undefined);
    setTurns(0);
    setCrop(WHOLE_PICTURE);
    setAnnouncement('Bilden är som den var.');
  }

  async function saveCropped(): Promise<void> {
    if (!photo) return;
    const { signal } = (upload.current = new AbortController());
    setFailure(undefined);
    setSent(0);
    try {
      await save(await cropPhoto(photo, crop, fileName), { signal, onProgress: setSent });
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setSent(undefined);
      if (error instanceof UploadFailure && error.reason === 'signed-out')
        onSignedOut(() => void saveCropped());
      else if (error instanceof UploadFailure || error instanceof DOMException) setFailure(error);
      else throw error;
    }
  }

  const change = (next: Crop) => !isSaving && setCrop(next);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Vrid och beskär ${label}`}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          {opened.isError ? (
            <Button variant="primary" busy={opened.isFetching} onClick={() => void opened.refetch()}>
              Försök igen
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={!photo || !isChanged}
              busy={isSaving}
              onClick={() => void saveCropped()}
            >
              Använd bilden
            </Button>
          )}
        </>
      }
    >
      {opened.isPending && (
        <Loading label="Hämtar bilden">
          <Skeleton className="aspect-4/3 w-full rounded-md" />
        </Loading>
      )}
      {photo && (
        <div className="flex flex-col gap-4">
          <div className="flex justify-center p-3">
            <CropBox photo={photo} crop={crop} onCrop={change} />
          </div>
          <div className="flex flex-wrap justify-center gap-2">
            <Button size="sm" icon={<RotateCcw size={18} />} disabled={isSaving} onClick={() => turn('left')}>
              Vrid vänster
            </Button>
            <Button size="sm" icon={<RotateCw size={18} />} disabled={isSaving} onClick={() => turn('right')}>
              Vrid höger
            </Button>
            <Button size="sm" variant="ghost" disabled={isSaving || !isChanged} onClick={restore}>
              Återställ
            </Button>
          </div>
          <CropSliders crop={crop} onCrop={change} isDisabled={isSaving} />
          {isSaving && (
            <ProgressBar
              label={sent < 100 ? 'Laddar upp den ändrade bilden' : 'Bearbetar bilden'}
              value={sent < 100 ? sent : undefined}
            />
          )}
        </div>
      )}
      <div role="alert" className="mt-3 empty:hidden">
        {opened.isError && <FieldError>{pictureTexts.readFailed}</FieldError>}
        {failure && (
          <FieldError>
            Kunde inte spara ändringen. Bilden är som den var.
            {failure instanceof UploadFailure && (
              <span className="block font-normal">{failure.explanation}</span>
            )}
          </FieldError>
        )}
      </div>
      <output className="sr-only">{announcement}</output>
    </Dialog>
  );
}

/** @throws when the browser can read none of them */
async function openFirst([first, ...others]: EditPictureDialogProps['sources']): Promise<HTMLCanvasElement> {
  if (!first) throw new DOMException('There is no picture', 'NotFoundError');
  try {
    return await openPhoto(await first());
  } catch (error) {
    if (others.length === 0) throw error;
    return openFirst(others);
  }
}
