// Tiles that can be sorted by dragging. Loaded when there are two; arrow buttons do the same without it.
import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { PictureTile, type PictureTileProps, type TilesProps, tilesStyle } from './picture-tile.tsx';

export function SortableTiles({ tiles }: TilesProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A delay on touch: otherwise the pictures would block scrolling.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const keys = tiles.map(({ picture }) => picture.key);

  function drop({ active, over }: DragEndEvent): void {
    const to = over ? keys.indexOf(String(over.id)) : -1;
    if (to >= 0 && over?.id !== active.id) tiles[0]?.actions.move(String(active.id), to);
  }

  return (
    <DndContext sensors={sensors} onDragEnd={drop} accessibility={noAnnouncements}>
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ul className={tilesStyle}>
          {tiles.map((tile) => (
            <SortableTile key={tile.picture.key} {...tile} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableTile(tile: PictureTileProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: tile.picture.key });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <PictureTile {...tile} grip={{ ref: setNodeRef, style, handle: listeners, isDragged: isDragging }} />
  );
}

// No announcements for dragging: the form announces each move, and the library's texts are in English.
const noAnnouncements = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
