// The photo with a crop frame, which is dragged by its corners or as a whole. For keyboards there are sliders.
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type Crop, type Edge, insetsOf, moveCrop, moveEdge } from './crop.ts';

export interface CropBoxProps {
  photo: HTMLCanvasElement;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

export function CropBox({ photo, crop, onCrop }: CropBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<{ crop: Crop; x: number; y: number }>(null);

  useLayoutEffect(() => {
    frame.current?.prepend(photo);
    return () => photo.remove();
  }, [photo]);

  function grab(event: PointerEvent): void {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { crop, x: event.clientX, y: event.clientY };
  }

  function drag(event: PointerEvent, edges: readonly Edge[]): void {
    const box = frame.current?.getBoundingClientRect();
    if (!start.current || !box) return;
    event.stopPropagation();
    const right = (100 * (event.clientX - start.current.x)) / box.width;
    const down = (100 * (event.clientY - start.current.y)) / box.height;
    if (edges.length === 0) return onCrop(moveCrop(start.current.crop, right, down));
    const before = insetsOf(start.current.crop);
    const by: Record<Edge, number> = { left: right, right: -right, top: down, bottom: -down };
    onCrop(edges.reduce((moved, edge) => moveEdge(moved, edge, before[edge] + by[edge]), start.current.crop));
  }

  const dragging = (edges: readonly Edge[]) => ({
    onPointerDown: grab,
    onPointerMove: (event: PointerEvent) => drag(event, edges),
    onPointerUp: () => (start.current = null),
    onPointerCancel: () => (start.current = null),
  });
  const place = {
    left: `${crop.x}%`,
    top: `${crop.y}%`,
    width: `${crop.width}%`,
    height: `${crop.height}%`,
  };

  return (
    <div ref={frame} className="relative w-fit max-w-full select-none">
      <div className="absolute inset-0 overflow-hidden">
        <div style={place} className="absolute shadow-[0_0_0_200vmax_oklch(0_0_0/0.6)]" />
      </div>
      <div
        style={place}
        data-crop-area=""
        className="absolute cursor-move touch-none border-2 border-hall-ink outline outline-hall"
        {...dragging([])}
      >
        {corners.map(({ edges, at, cursor }) => (
          <span
            key={at}
            data-corner={edges.join('-')}
            className={`absolute grid size-11 touch-none place-items-center ${at} ${cursor}`}
            {...dragging(edges)}
          >
            <span className="size-5 rounded-full border-2 border-hall bg-hall-ink" />
          </span>
        ))}
      </div>
    </div>
  );
}

const corners: readonly { edges: readonly Edge[]; at: string; cursor: string }[] = [
  { edges: ['left', 'top'], at: '-top-5.5 -left-5.5', cursor: 'cursor-nwse-resize' },
  { edges: ['right', 'top'], at: '-top-5.5 -right-5.5', cursor: 'cursor-nesw-resize' },
  { edges: ['left', 'bottom'], at: '-bottom-5.5 -left-5.5', cursor: 'cursor-nesw-resize' },
  { edges: ['right', 'bottom'], at: '-right-5.5 -bottom-5.5', cursor: 'cursor-nwse-resize' },
];
