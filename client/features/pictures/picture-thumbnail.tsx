// Thumbnail of a picture: the local file first, then the server's version.
import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import type { QueuedPicture } from './queued-picture.ts';

export interface PictureThumbnailProps {
  picture: QueuedPicture;
  label: string;
  onSeen: () => void;
  /** URL of the server's version; by default that of a picture of an ad. */
  urlOf?: typeof pictureUrl;
}

export function PictureThumbnail({
  picture: { thumbnail, picture },
  label,
  onSeen,
  urlOf = pictureUrl,
}: PictureThumbnailProps) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isLocalShown = thumbnail !== null && !isUnreadable;
  return (
    <>
      {!isLocalShown && !picture && (
        <span className="absolute inset-0 flex items-center justify-center text-muted">
          <ImageIcon size={32} />
          <span className="sr-only">{label}, kan visas när den är uppladdad</span>
        </span>
      )}
      {picture && <img src={picture.preview} alt="" draggable={false} className={`${layer} blur-md`} />}
      {isLocalShown && (
        <img
          src={thumbnail}
          alt={picture ? '' : label}
          draggable={false}
          decoding="async"
          // Most browsers cannot render HEIC, the format of iPhones.
          onError={() => setIsUnreadable(true)}
          className={layer}
        />
      )}
      {picture && (
        <img
          src={urlOf(picture.id, 400)}
          srcSet={`${urlOf(picture.id, 400)} 400w, ${urlOf(picture.id, 640)} 640w`}
          sizes="12rem"
          alt={label}
          draggable={false}
          decoding="async"
          onLoad={onSeen}
          className={layer}
        />
      )}
    </>
  );
}

const layer = 'absolute inset-0 size-full object-cover';
