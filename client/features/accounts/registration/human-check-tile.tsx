// One picture of the human check: a toggle button.
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import type { HumanPuzzle } from '#shared/features/accounts/schemas.ts';
import { classNames } from '../../../ui/class-names.ts';

export type HumanCheckTileProps = {
  tile: HumanPuzzle['tiles'][number];
  isChosen: boolean;
  /** True for the first picture of a new puzzle: the button that had the focus was removed with the old puzzle. */
  takesFocus: boolean;
  onToggle: () => void;
};

export function HumanCheckTile({ tile, isChosen, takesFocus, onToggle }: HumanCheckTileProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={tile.label}
      aria-pressed={isChosen}
      onClick={onToggle}
      className={classNames(
        'relative flex items-center justify-center rounded-md border-2 py-1.5 transition-colors duration-150',
        isChosen ? 'border-pine bg-pine-soft' : 'border-line bg-bg hover:border-outline',
      )}
    >
      <img src={tile.picture} alt="" width={72} height={72} draggable={false} className="size-18" />
      {isChosen && (
        <span className="absolute top-1 right-1 rounded-full bg-pine p-0.5 text-pine-ink">
          <Check size={14} strokeWidth={3} />
        </span>
      )}
    </button>
  );
}
