// Buttons that zoom a map. While one has the focus, arrows move the map, and + and − zoom.
import { memo } from 'react';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { classNames } from '../class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import type { LiveMap } from './live-map.ts';
import type { ZoomLimits } from './visible-marks.ts';

export interface MapControlsProps extends ZoomLimits {
  map: LiveMap;
  /** The buttons are in a row below the map instead of on it, because the map has little room. */
  isBelow?: boolean;
}

export const ZOOM_FACTOR = 2;

export const MapControls = memo(function MapControls({
  map,
  canZoomIn,
  canZoomOut,
  isBelow = false,
}: MapControlsProps) {
  return (
    <fieldset
      aria-label="Kartans knappar. Pilarna flyttar kartan, plus och minus zoomar."
      className={classNames(
        'absolute right-2 bottom-2 z-20 flex flex-col gap-1',
        isBelow && '@max-xl:static @max-xl:mt-2 @max-xl:flex-row @max-xl:justify-end',
      )}
    >
      <IconButton
        label="Zooma in"
        icon={<Plus size={20} />}
        tone="solid"
        aria-disabled={!canZoomIn}
        onClick={() => map.zoomBy(ZOOM_FACTOR)}
      />
      <IconButton
        label="Zooma ut"
        icon={<Minus size={20} />}
        tone="solid"
        aria-disabled={!canZoomOut}
        onClick={() => map.zoomBy(1 / ZOOM_FACTOR)}
      />
      <IconButton
        label="Visa hela kartan"
        icon={<Maximize size={20} />}
        tone="solid"
        aria-disabled={!canZoomOut}
        onClick={map.reset}
      />
    </fieldset>
  );
});
