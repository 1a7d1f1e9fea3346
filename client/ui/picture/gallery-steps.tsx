// The number of the current picture, and the buttons to the previous and the next one.
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../button/icon-button.tsx';

export interface GalleryStepsProps {
  /** From 0. */
  current: number;
  count: number;
  onShow: (place: number) => void;
}

/** Placed over a strip of pictures in a positioned box. Without buttons on phones, where users swipe. */
export function GallerySteps({ current, count, onShow }: GalleryStepsProps) {
  return (
    <>
      {current > 0 && (
        <IconButton
          label="Föregående bild"
          tone="plate"
          icon={<ChevronLeft size={24} />}
          onClick={() => onShow(current - 1)}
          className="absolute! top-1/2 left-3 -translate-y-1/2 max-sm:hidden"
        />
      )}
      {current < count - 1 && (
        <IconButton
          label="Nästa bild"
          tone="plate"
          icon={<ChevronRight size={24} />}
          onClick={() => onShow(current + 1)}
          className="absolute! top-1/2 right-3 -translate-y-1/2 max-sm:hidden"
        />
      )}
      <span
        aria-live="polite"
        className="board pointer-events-none absolute right-4 bottom-3 rounded-sm bg-hall/80 px-2 py-1 text-xs text-hall-ink sm:right-3 print:hidden"
      >
        <span aria-hidden="true">
          {current + 1}/{count}
        </span>
        <span className="sr-only">
          Bild {current + 1} av {count}
        </span>
      </span>
    </>
  );
}
