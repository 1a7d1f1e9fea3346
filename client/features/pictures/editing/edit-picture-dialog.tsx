// Turns and crops one picture; the picture stays as it was until the result is uploaded. Loaded when it opens.
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { UploadFailure } from '../upload-picture.ts';
import type { Crop } from './crop.ts';
import { CropBox } from './crop-box.tsx';
import { CropSliders } from './crop-sliders.tsx';
import { type EditedPhoto, type PhotoSources, useEditedPhoto } from './use-edited-photo.ts';
import { type PhotoSaving, useSavePhoto } from './use-save-photo.ts';

export interface EditPictureDialogProps extends Pick<PhotoSaving, 'fileName' | 'save' | 'onSignedOut'> {
  /** Id of the picture. */
  id: string;
  /** "bild 2, skor.jpg". */
  label: string;
  sources: PhotoSources;
  onClose: () => void;
}

export function EditPictureDialog({ id, label, sources, onClose, ...saving }: EditPictureDialogProps) {
  const edited = useEditedPhoto(id, sources);
  const { opened, photo, crop, turn, isChanged } = edited;
  const { percent, failure, saveCropped } = useSavePhoto({ ...saving, onSaved: onClose });
  const isSaving = percent !== undefined;
  const change = (next: Crop) => !isSaving && edited.setCrop(next);
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
              onClick={() => photo && void saveCropped(photo, crop)}
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
          <TurnButtons turn={turn} restore={edited.restore} isChanged={isChanged} isDisabled={isSaving} />
          <CropSliders crop={crop} onCrop={change} isDisabled={isSaving} />
          {isSaving && (
            <ProgressBar
              label={percent < 100 ? 'Laddar upp den ändrade bilden' : 'Bearbetar bilden'}
              value={percent < 100 ? percent : undefined}
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
      <output className="sr-only">{edited.announcement}</output>
    </Dialog>
  );
}

function TurnButtons({
  turn,
  restore,
  isChanged,
  isDisabled,
}: Pick<EditedPhoto, 'turn' | 'restore' | 'isChanged'> & { isDisabled: boolean }) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button size="sm" icon={<RotateCcw size={18} />} disabled={isDisabled} onClick={() => turn('left')}>
        Vrid vänster
      </Button>
      <Button size="sm" icon={<RotateCw size={18} />} disabled={isDisabled} onClick={() => turn('right')}>
        Vrid höger
      </Button>
      <Button size="sm" variant="ghost" disabled={isDisabled || !isChanged} onClick={restore}>
        Återställ
      </Button>
    </div>
  );
}
