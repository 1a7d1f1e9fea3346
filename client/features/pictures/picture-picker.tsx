// The pictures of an ad: pick, drop, take or paste; uploaded at once; sortable.
import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { MAX_PICTURE_MEGABYTES, MAX_PICTURES_PER_PICK } from '#shared/features/pictures/rules.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { FieldError } from '../../ui/form/field.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { useDroppedFiles } from './dropped-files.ts';
import { checkPickedFiles } from './check-picked-files.ts';
import { useRestoredFocus } from './restored-focus.ts';
import { EditedPicture } from './editing/edited-picture.tsx';
import { PickZone } from './pick-zone.tsx';
import { PictureFailures } from './picture-failures.tsx';
import type { UploadQueue } from './upload-queue.ts';
import { PictureTile, type TileActions, type TilesProps, tilesStyle } from './picture-tile.tsx';

export interface PicturePickerProps {
  queue: UploadQueue;
  /** Maximum number of pictures in this form; more than `limit`, that of a new ad, if the setting was lowered since. */
  capacity: number;
  limit: number;
  /** Shown for more pictures than there is room for; about an ad by default. */
  tooMany?: string;
  /** Error next to the field. */
  error?: string | undefined;
  /** Asks the user to sign in with the sentence; `resume` must be called after that. */
  onSignedOut: (sentence: string, resume: () => void) => void;
}

export function PicturePicker({ queue, capacity, limit, tooMany, error, onSignedOut }: PicturePickerProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const pictures = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [editedKey, setEditedKey] = useState<string>();
  const view = useSortableTiles(pictures.length > 1);
  const rememberFocus = useRestoredFocus(box, chooser);

  useEffect(
    () =>
      queue.listen({
        onReady: (count) => toast.success(pictureTexts.uploaded(count)),
        onFailed: (failure) => toast.error(failure.message, { description: failure.explanation }),
        onSignedOut: () => onSignedOut(signInFirst.uploadPictures, () => queue.retryFailed('signed-out')),
      }),
    [queue, onSignedOut],
  );

  function pick(files: File[]): void {
    const { accepted, sentences } = checkPickedFiles(
      files,
      queue.room,
      tooMany ?? pictureTexts.tooManyInAd(capacity),
    );
    setRefusals(sentences);
    for (const sentence of sentences) toast.error(sentence);
    queue.add(accepted);
  }

  const actions: TileActions = {
    move(key, to) {
      rememberFocus();
      queue.move(key, to);
      setAnnouncement(describePosition(queue, to));
    },
    remove(key) {
      rememberFocus();
      const undo = queue.remove(key);
      if (undo)
        toast.info('Bild borttagen', {
          undo: () => undo() || showUndoExpired(),
        });
    },
    retry: (key) => queue.retry(key),
    edit: setEditedKey,
    onSeen: (key) => queue.releaseThumbnail(key),
  };
  const isOver = useDroppedFiles(pick);
  const cover = pictures.find(({ state }) => state !== 'failed');
  const tiles = pictures.map((picture, index) => ({
    picture,
    index,
    count: pictures.length,
    isCover: picture === cover,
    actions,
  }));

  return (
    <fieldset ref={box} aria-describedby={`${id}-hint ${id}-error`} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Bilder</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Högst {limit === 1 ? 'en bild' : `${limit} bilder`}
        {limit > MAX_PICTURES_PER_PICK && `, ${MAX_PICTURES_PER_PICK} åt gången`}, {MAX_PICTURE_MEGABYTES} MB
        styck. Den första blir omslag.
        {capacity > limit && ` Annonsen har fått ${capacity} bilder och får behålla dem.`}
      </p>
      {tiles.length > 0 && <view.Tiles tiles={tiles} />}
      {tiles.length < capacity ? (
        <PickZone
          ref={chooser}
          onPick={pick}
          isOver={isOver}
          isSlim={tiles.length > 0}
          describedBy={`${id}-hint`}
        />
      ) : (
        <p className="text-sm text-muted">
          {capacity === 1 ? 'Platsen är fylld.' : `Alla ${capacity} platser är fyllda.`}
        </p>
      )}
      <div id={`${id}-error`} className="flex flex-col gap-1">
        {error && <FieldError>{error}</FieldError>}
        <PictureFailures pictures={pictures} refusals={refusals} />
      </div>
      <output className="sr-only">{announcement}</output>
      {editedKey !== undefined && (
        <EditedPicture
          queue={queue}
          editedKey={editedKey}
          onSignedOut={(resume) => onSignedOut(signInFirst.uploadPictures, resume)}
          onClose={() => setEditedKey(undefined)}
        />
      )}
    </fieldset>
  );
}

function describePosition(queue: UploadQueue, to: number): string {
  const moved = queue.list()[to];
  if (!moved) return '';
  const index = `${moved.name || 'Bilden'} ligger nu på plats ${to + 1} av ${queue.list().length}`;
  return to === 0 ? `${index} och är omslag.` : `${index}.`;
}

function showUndoExpired(): void {
  toast.error('Bilden gick inte att ta tillbaka');
}

function PlainTiles({ tiles }: TilesProps) {
  return (
    <ul className={tilesStyle}>
      {tiles.map((tile) => (
        <PictureTile key={tile.picture.key} {...tile} />
      ))}
    </ul>
  );
}

const loadSortableTiles = async () => (await import('./sortable-tiles.tsx')).SortableTiles;

/** Loads dragging when there is something to sort; without it, arrow buttons sort. */
function useSortableTiles(isWanted: boolean): { Tiles: ComponentType<TilesProps> } {
  const { Component: Tiles = PlainTiles, load } = useLazyComponent(loadSortableTiles);
  const startLoading = useEffectEvent(load);
  useEffect(() => {
    if (isWanted) void startLoading();
  }, [isWanted]);
  return { Tiles };
}
