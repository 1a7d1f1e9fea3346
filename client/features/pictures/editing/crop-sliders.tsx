// Crops a photo by one slider for each edge: by keyboard, screen reader, and taps without dragging (WCAG 2.5.7).
import { useId } from 'react';
import { type Crop, type Edge, EDGES, insetsOf, moveEdge, SHORTEST_SIDE } from './crop.ts';

export interface CropSlidersProps {
  crop: Crop;
  onCrop: (crop: Crop) => void;
  isDisabled: boolean;
}

export function CropSliders({ crop, onCrop, isDisabled }: CropSlidersProps) {
  const id = useId();
  const insets = insetsOf(crop);
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Skär bort, eller dra i hörnen</legend>
      <div className="grid grid-cols-2 gap-x-5 gap-y-3">
        {EDGES.map((edge) => (
          <label key={edge} htmlFor={`${id}-${edge}`} className="flex min-w-0 flex-col gap-1 text-sm">
            <span className="flex justify-between gap-2">
              {labels[edge]}
              <span aria-hidden="true" className="text-muted tabular-nums">
                {Math.round(insets[edge])} %
              </span>
            </span>
            <input
              id={`${id}-${edge}`}
              type="range"
              min={0}
              max={100 - SHORTEST_SIDE}
              value={Math.round(insets[edge])}
              aria-valuetext={`${Math.round(insets[edge])} procent bortskuret`}
              onChange={(event) => onCrop(moveEdge(crop, edge, event.target.valueAsNumber))}
              className="h-8 w-full min-w-0 accent-pine"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const labels: Record<Edge, string> = {
  left: 'Till vänster',
  right: 'Till höger',
  top: 'Upptill',
  bottom: 'Nedtill',
};
