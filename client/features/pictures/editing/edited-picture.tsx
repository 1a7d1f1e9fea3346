// Opens the dialog for a picture of the form, and puts its result in the picture's place.
import { pictureUrl, LARGEST_PICTURE_WIDTH } from '#shared/features/pictures/urls.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { labelOf } from '../picture-tile.tsx';
import type { UploadQueue } from '../upload-queue.ts';

export interface EditedPictureProps {
  queue: UploadQueue;
  /** Key of the picture in the queue. */
  editedKey: string;
  onSignedOut: (resume: () => void) => void;
  onClose: () => void;
}

const loadDialog = async () => (await import('./edit-picture-dialog.tsx')).EditPictureDialog;

export function EditedPicture({ queue, editedKey, onSignedOut, onClose }: EditedPictureProps) {
  const index = queue.list().findIndex(({ key }) => key === editedKey);
  const edited = queue.list()[index];
  if (!edited?.picture) return null;
  const { picture, name, file: picked } = edited;

  return (
    <LazyDialog
      key={editedKey}
      load={loadDialog}
      props={{
        id: picture.id,
        label: labelOf(edited, index),
        fileName: name || 'bild.jpg',
        sources: [...(picked ? [async () => picked] : []), () => fetchPicture(picture.id)],
        save: async (file, options) => {
          const undo = await queue.replace(editedKey, file, options);
          toast.success('Bilden är ändrad', { undo: () => undo() || showUndoExpired() });
        },
        onSignedOut,
        onClose,
      }}
    />
  );
}

async function fetchPicture(id: string): Promise<Blob> {
  const answer = await fetch(pictureUrl(id, LARGEST_PICTURE_WIDTH));
  if (!answer.ok) throw new TypeError(`The picture was answered with ${answer.status}`);
  return answer.blob();
}

function showUndoExpired(): void {
  toast.error('Bilden gick inte att ta tillbaka');
}
