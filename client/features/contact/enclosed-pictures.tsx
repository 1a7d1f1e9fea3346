// Pictures of a message to the operator, enlarged when they are clicked.
import { type MouseEvent, useState } from 'react';
import type { ContactPicture } from '#shared/features/contact/schemas.ts';
import { messagePictureUrl } from '#shared/features/pictures/urls.ts';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';

export interface EnclosedPicturesProps {
  pictures: readonly ContactPicture[];
  /** The sender, after "från". */
  from: string;
}

const loadGalleryViewer = async () => (await import('../../ui/picture/gallery-viewer.tsx')).GalleryViewer;

export function EnclosedPictures({ pictures, from }: EnclosedPicturesProps) {
  const [start, setStart] = useState<number>();
  if (pictures.length === 0) return null;
  const title = `Bild från ${from}`;

  function enlarge(event: MouseEvent, index: number): void {
    event.preventDefault();
    setStart(index);
  }

  return (
    <>
      <ul aria-label="Bilder" className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ id, preview, width, height }, index) => (
          <li key={id}>
            <a
              href={messagePictureUrl(id, 1280)}
              onClick={(event) => enlarge(event, index)}
              className="relative block h-24 w-32 cursor-zoom-in overflow-hidden rounded-md bg-sunken"
            >
              <img src={preview} alt="" className="absolute inset-0 size-full object-cover blur-md" />
              <img
                src={messagePictureUrl(id, 400)}
                alt={`${title}, ${index + 1} av ${pictures.length}`}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {start !== undefined && (
        <LazyDialog
          load={loadGalleryViewer}
          props={{
            title,
            pictures,
            srcOf: (id) => messagePictureUrl(id, 1280),
            start,
            onClose: () => setStart(undefined),
          }}
        />
      )}
    </>
  );
}
