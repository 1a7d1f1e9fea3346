// The error for pictures that cannot be processed.
import type { PictureFlaw } from '#shared/features/pictures/refusals.ts';

/** Thrown for a file that is not a valid or allowed picture. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly flaw: PictureFlaw;

  constructor(flaw: PictureFlaw, options?: ErrorOptions) {
    super(`The picture was refused: ${flaw}`, options);
    this.flaw = flaw;
  }
}
