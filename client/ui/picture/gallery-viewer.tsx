// A full-screen picture viewer. Loaded when a picture is clicked.
import { useEffect, useRef, useState } from 'react';
import X from 'lucide-react/icons/x';
import { useCloseOnBack } from '../../core/close-on-back.ts';
import { GallerySteps } from './gallery-steps.tsx';
import { IconButton } from '../button/icon-button.tsx';

export interface GalleryViewerProps {
  /** What the pictures show: the name of the dialog and of each picture. */
  title: string;
  pictures: readonly { id: string; width: number; height: number }[];
  /** The address of the picture with this id. */
  srcOf: (id: string) => string;
  /** Index of the first picture to show, from 0. */
  start: number;
  onClose: () => void;
}

/** A native dialog: Escape and Back close it and restore the focus. */
export function GalleryViewer({ title, pictures, srcOf, start, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  useCloseOnBack(() => {
    dialog.current?.close();
    // At once: the event of the native dialog comes too late for Back, which would count the viewer as open.
    onClose();
  });

  useEffect(() => {
    dialog.current?.showModal();
    const list = strip.current;
    if (!list) return;
    list.scrollTo({ left: start * list.clientWidth, behavior: 'instant' });
    // The arrow keys scroll the focused element.
    list.tabIndex = 0;
    list.focus();
  }, [start]);

  function show(place: number): void {
    strip.current?.scrollTo({ left: place * strip.current.clientWidth });
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`Bilder: ${title}`}
      data-holds-page=""
      onClose={onClose}
      // A dialog below the viewer cancels the default action of Escape.
      onKeyDown={({ key }) => key === 'Escape' && dialog.current?.close()}
      className="hall fixed inset-0 m-0 size-full max-h-none max-w-none border-0 p-0"
    >
      <ul
        ref={strip}
        aria-label="Bläddra med piltangenterna"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain scroll-smooth -outline-offset-4 [scrollbar-width:none]"
      >
        {pictures.map((picture, place) => (
          <li key={picture.id} className="flex size-full shrink-0 snap-start items-center justify-center">
            <img
              src={srcOf(picture.id)}
              alt={`Bild ${place + 1} av ${pictures.length}: ${title}`}
              width={picture.width}
              height={picture.height}
              // Only the neighbours load at once: twenty pictures are five megabytes.
              loading={Math.abs(place - start) > 1 ? 'lazy' : undefined}
              className="max-h-full max-w-full object-contain"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <GallerySteps current={current} count={pictures.length} onShow={show} />}
      <IconButton
        label="Stäng"
        tone="plate"
        icon={<X size={24} />}
        onClick={() => dialog.current?.close()}
        className="absolute! top-3 right-3"
      />
    </dialog>
  );
}
