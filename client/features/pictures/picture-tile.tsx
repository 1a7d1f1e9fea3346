// One picture in the form: thumbnail, upload progress and actions.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Crop from 'lucide-react/icons/crop';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PictureProgress } from './picture-progress.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import { isUploading, mayRetry, type QueuedPicture } from './queued-picture.ts';

export interface TileActions {
  move: (key: string, to: number) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
  edit: (key: string) => void;
  /** The server's version is rendered. */
  onSeen: (key: string) => void;
}

/** What makes a tile draggable, once the library is loaded. */
export interface Grip {
  ref: Ref<HTMLLIElement>;
  style: CSSProperties;
  handle: HTMLAttributes<HTMLElement> | undefined;
  isDragged: boolean;
}

export interface PictureTileProps {
  picture: QueuedPicture;
  /** Index from 0. */
  index: number;
  count: number;
  isCover: boolean;
  actions: TileActions;
  grip?: Grip;
}

/** Props of both tile lists, with and without dragging. */
export interface TilesProps {
  tiles: ReadonlyArray<PictureTileProps>;
}

export const tilesStyle = 'grid grid-cols-2 gap-3 sm:grid-cols-3';

export function PictureTile({ picture, index, count, isCover, actions, grip }: PictureTileProps) {
  const { key, failure } = picture;
  const label = labelOf(picture, index);
  return (
    <li
      ref={grip?.ref}
      style={grip?.style}
      data-tile={key}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-md border bg-surface',
        failure ? 'border-danger' : 'border-line',
        grip?.isDragged && 'z-10 shadow-overlay',
      )}
    >
      <div
        {...grip?.handle}
        className={classNames(
          'relative aspect-4/3 touch-manipulation overflow-hidden bg-sunken select-none',
          grip && (grip.isDragged ? 'cursor-grabbing' : 'cursor-grab'),
        )}
      >
        <PictureThumbnail picture={picture} label={label} onSeen={() => actions.onSeen(key)} />
        {isCover && (
          <span className="absolute top-2 left-2">
            <Badge tone="ink">Omslag</Badge>
          </span>
        )}
        {!isCover && picture.state === 'ready' && (
          <span className="absolute top-0 left-0">
            <IconButton
              label={`Gör ${label} till omslag`}
              icon={<Star size={20} />}
              tone="plate"
              data-action="cover"
              onClick={() => actions.move(key, 0)}
              className="-outline-offset-3"
            />
          </span>
        )}
        {isUploading(picture) && <PictureProgress picture={picture} />}
        {failure && <UploadFailure {...{ picture, label }} onRetry={() => actions.retry(key)} />}
      </div>
      <TileButtons {...{ picture, index, count, label, actions }} />
    </li>
  );
}

function UploadFailure({
  picture,
  label,
  onRetry,
}: {
  picture: QueuedPicture;
  label: string;
  onRetry: () => void;
}) {
  return (
    <div className="absolute inset-x-0 bottom-0 flex min-h-11 items-center justify-between bg-danger-soft pl-2 text-xs font-semibold text-danger">
      Misslyckades
      {mayRetry(picture) && (
        <IconButton
          label={`Försök igen med ${label}`}
          icon={<RotateCw size={20} />}
          onClick={onRetry}
          className="-outline-offset-3"
        />
      )}
    </div>
  );
}

function TileButtons({
  picture,
  index,
  count,
  label,
  actions,
}: Pick<PictureTileProps, 'picture' | 'index' | 'count' | 'actions'> & { label: string }) {
  return (
    <div className="flex [&>button]:min-w-0 [&>button]:shrink">
      {count > 1 && (
        <>
          <MoveButton
            label={label}
            direction="vänster"
            isPossible={index > 0}
            onMove={() => actions.move(picture.key, index - 1)}
          />
          <MoveButton
            label={label}
            direction="höger"
            isPossible={index < count - 1}
            onMove={() => actions.move(picture.key, index + 1)}
          />
        </>
      )}
      {picture.state === 'ready' && (
        <IconButton
          label={`Vrid och beskär ${label}`}
          icon={<Crop size={20} />}
          data-action="edit"
          onClick={() => actions.edit(picture.key)}
          className="ml-auto -outline-offset-3"
        />
      )}
      <IconButton
        label={isUploading(picture) ? `Avbryt uppladdningen av ${label}` : `Ta bort ${label}`}
        icon={<X size={20} />}
        data-action="remove"
        onClick={() => actions.remove(picture.key)}
        className={classNames(picture.state !== 'ready' && 'ml-auto', '-outline-offset-3')}
      />
    </div>
  );
}

/** The name of a picture in labels: "bild 2, skor.jpg". */
export function labelOf({ name }: Pick<QueuedPicture, 'name'>, index: number): string {
  return name ? `bild ${index + 1}, ${name}` : `bild ${index + 1}`;
}

interface MoveButtonProps {
  label: string;
  direction: 'vänster' | 'höger';
  isPossible: boolean;
  onMove: () => void;
}

// Uses aria-disabled at the ends of the list, so that the button keeps keyboard focus.
function MoveButton({ label, direction, isPossible, onMove }: MoveButtonProps) {
  return (
    <IconButton
      label={`Flytta ${label}, åt ${direction}`}
      icon={direction === 'vänster' ? <ArrowLeft size={20} /> : <ArrowRight size={20} />}
      aria-disabled={!isPossible}
      data-action={direction}
      onClick={isPossible ? onMove : undefined}
      className="-outline-offset-3 aria-disabled:cursor-not-allowed aria-disabled:[&>svg]:opacity-35"
    />
  );
}
