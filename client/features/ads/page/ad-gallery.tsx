// The pictures of an ad: swipe on a phone; buttons, thumbnails or arrow keys elsewhere.
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { GallerySteps } from '../../../ui/picture/gallery-steps.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { GalleryPhoto } from './gallery-photo.tsx';
import { placeholderOf } from '../placeholders.ts';
import { SaleStatePlate } from '../sale-state-plate.tsx';

const loadGalleryViewer = async () => (await import('../../../ui/picture/gallery-viewer.tsx')).GalleryViewer;

export function AdGallery({ ad }: { ad: Pick<AdDetail, 'id' | 'title' | 'pictures' | 'saleState'> }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const { pictures, title } = ad;

  function show(index: number): void {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  }

  function step(event: KeyboardEvent): void {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    show(current + direction);
  }

  function enlarge(event: MouseEvent): void {
    event.preventDefault();
    setIsEnlarged(true);
  }

  return (
    <section aria-label="Bilder">
      <div className="relative -mx-4 sm:mx-0">
        <ul
          ref={strip}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
          className="flex aspect-4/3 max-h-[max(11rem,calc(100dvh-12.5rem))] w-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth bg-sunken [scrollbar-width:none] sm:rounded-lg"
        >
          {pictures.length === 0 && (
            <li className="size-full shrink-0">
              <img
                src={placeholderOf(ad.id)}
                alt="Annonsen har ingen bild"
                width={800}
                height={600}
                className="size-full object-cover"
              />
            </li>
          )}
          {pictures.map((picture, index) => (
            <li key={picture.id} className="relative size-full shrink-0 snap-start overflow-hidden">
              <a
                href={pictureUrl(picture.id, 1280)}
                aria-label={`Förstora bild ${index + 1} av ${pictures.length}: ${title}`}
                onClick={enlarge}
                onKeyDown={step}
                className="absolute inset-0 cursor-zoom-in -outline-offset-4"
              >
                <GalleryPhoto picture={picture} eager={index === 0} />
              </a>
            </li>
          ))}
        </ul>
        <span className="pointer-events-none absolute top-3 left-4 sm:left-3">
          <SaleStatePlate state={ad.saleState} />
        </span>
        {pictures.length > 1 && <GallerySteps current={current} count={pictures.length} onShow={show} />}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onShow={show} />}
      {isEnlarged && (
        <LazyDialog
          load={loadGalleryViewer}
          props={{
            title,
            pictures,
            srcOf: (id) => pictureUrl(id, 1280),
            start: current,
            onClose: () => setIsEnlarged(false),
          }}
        />
      )}
    </section>
  );
}

interface ThumbnailsProps {
  pictures: AdDetail['pictures'];
  /** Index of the picture that the gallery shows. */
  current: number;
  onShow: (index: number) => void;
}

function Thumbnails({ pictures, current, onShow }: ThumbnailsProps) {
  return (
    <ul className="mt-2 hidden flex-wrap gap-2 sm:flex">
      {pictures.map((picture, index) => (
        <li key={picture.id} className={pictures.length > 7 ? 'w-18' : 'w-24'}>
          <button
            type="button"
            aria-label={`Visa bild ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="block w-full overflow-hidden rounded-md border-2 border-transparent opacity-75 hover:opacity-100 aria-[current]:border-ink aria-[current]:opacity-100"
          >
            <img
              src={pictureUrl(picture.id, 400)}
              alt=""
              width={96}
              height={72}
              loading="lazy"
              className="aspect-4/3 w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
