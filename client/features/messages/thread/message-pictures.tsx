// The pictures of a message: uncropped, in front of their blurred preview.
import { type MouseEvent, useState } from 'react';
import type { Message } from '#shared/features/messages/contract.ts';
import { messagePictureUrl } from '#shared/features/pictures/urls.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';

export interface MessagePicturesProps {
  pictures: readonly Message['pictures'][number][];
  /** The sender, after "från". */
  from: string;
}

const loadGalleryViewer = async () => (await import('../../../ui/picture/gallery-viewer.tsx')).GalleryViewer;

export function MessagePictures({ pictures, from }: MessagePicturesProps) {
  const [start, setStart] = useState<number>();
  const label = `Bild från ${from}`;

  function enlarge(event: MouseEvent, index: number): void {
    event.preventDefault();
    setStart(index);
  }

  return (
    <>
      <div
        className={classNames(
          '-mx-2 my-1 grid w-64 max-w-[calc(100%+1rem)] gap-1',
          pictures.length > 1 && 'grid-cols-2',
        )}
      >
        {pictures.map((picture, index) => (
          <a
            key={picture.id}
            href={messagePictureUrl(picture.id, 1280)}
            onClick={(event) => enlarge(event, index)}
            className={classNames(
              pictures.length === 1 && picture.height > picture.width ? 'aspect-3/4' : 'aspect-4/3',
              'relative block cursor-zoom-in overflow-hidden rounded-md bg-sunken -outline-offset-3',
              // With an odd number, the first has a row to itself.
              index === 0 && pictures.length % 2 === 1 && pictures.length > 1 && 'col-span-2',
            )}
          >
            <img src={picture.preview} alt="" className="absolute inset-0 size-full object-cover blur-md" />
            <img
              src={messagePictureUrl(picture.id, 400)}
              srcSet={`${messagePictureUrl(picture.id, 400)} 400w, ${messagePictureUrl(picture.id, 640)} 640w`}
              sizes="16rem"
              alt={label}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-contain"
            />
          </a>
        ))}
      </div>
      {start !== undefined && (
        <LazyDialog
          load={loadGalleryViewer}
          props={{
            title: label,
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
