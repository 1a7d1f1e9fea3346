// Pictures of a message being written: small, in one row, with upload progress and actions.
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { pictureUrl } from '#shared/features/pictures/urls.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import { labelOf } from './picture-tile.tsx';
import { isUploading, mayRetry, type QueuedPicture } from './queued-picture.ts';

export interface PictureStripProps {
  pictures: readonly QueuedPicture[];
  /** URL of the server's version. */
  urlOf: typeof pictureUrl;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  /** The server's version is rendered. */
  onSeen: (key: string) => void;
}

export function PictureStrip({ pictures, ...actions }: PictureStripProps) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Bilder att skicka" className="flex gap-2 overflow-x-auto py-1">
      {pictures.map((picture, index) => (
        <StripPicture key={picture.key} picture={picture} label={labelOf(picture, index)} {...actions} />
      ))}
    </ul>
  );
}

type StripPictureProps = Omit<PictureStripProps, 'pictures'> & { picture: QueuedPicture; label: string };

function StripPicture({ picture, label, urlOf, onRemove, onRetry, onSeen }: StripPictureProps) {
  const { key, failure, sent, state, name } = picture;
  return (
    <li
      data-tile={key}
      data-state={state}
      className={classNames(
        'relative h-24 w-32 shrink-0 overflow-hidden rounded-md border bg-sunken',
        failure ? 'border-danger' : 'border-line',
      )}
    >
      <PictureThumbnail picture={picture} label={label} urlOf={urlOf} onSeen={() => onSeen(key)} />
      {isUploading(picture) && (
        <div className="hall absolute inset-x-0 bottom-0 px-2 py-2">
          <ProgressBar
            label={`Uppladdning av ${name}`}
            hideLabel
            value={state === 'processing' ? undefined : sent}
          />
        </div>
      )}
      {failure && (
        <div className="absolute inset-x-0 bottom-0 flex min-h-11 items-center justify-between bg-danger-soft pl-2 text-xs font-semibold text-danger">
          Misslyckades
          {mayRetry(picture) && (
            <IconButton
              label={`Försök igen med ${label}`}
              icon={<RotateCw size={18} />}
              onClick={() => onRetry(key)}
              className="-outline-offset-3"
            />
          )}
        </div>
      )}
      <IconButton
        label={isUploading(picture) ? `Avbryt uppladdningen av ${label}` : `Ta bort ${label}`}
        tone="plate"
        icon={<X size={18} />}
        onClick={() => onRemove(key)}
        className="absolute! top-0 right-0 -outline-offset-3"
      />
    </li>
  );
}
