// The picture of a tournament, or the lines of a court.
import type { TournamentRow } from '#shared/features/tournaments/list/contract.ts';
import { pictureSrcset, pictureUrl } from '#shared/features/pictures/urls.ts';
import { classNames } from '../../ui/class-names.ts';
import { Arc } from '../../ui/layout/court.tsx';
import { Picture } from '../../ui/picture/picture.tsx';

export interface TournamentPictureProps {
  tournament: Pick<TournamentRow, 'picture'>;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** For a picture that is visible without scrolling. */
  eager?: boolean;
  className?: string;
}

/** Decorative, without alternative text: the name is beside the picture. */
export function TournamentPicture({ tournament, sizes, eager = false, className }: TournamentPictureProps) {
  const { picture } = tournament;
  if (!picture)
    return (
      <span
        aria-hidden="true"
        className={classNames('floor relative isolate block aspect-3/1 overflow-hidden', className)}
      >
        <Arc className="absolute top-0 left-1/2 -z-1 w-120 max-w-none -translate-x-1/2 text-ink/40" />
      </span>
    );
  return (
    <span className={classNames('block aspect-video overflow-hidden bg-sunken', className)}>
      <Picture
        src={pictureUrl(picture.id, 640)}
        srcSet={pictureSrcset(picture.id)}
        sizes={sizes}
        alt=""
        preview={picture.preview}
        eager={eager}
        className="aspect-auto! size-full"
      />
    </span>
  );
}
