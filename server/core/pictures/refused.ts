// The error that says what is wrong with a picture.
import type { PictureFlaw } from '#shared/features/pictures/refusals.ts';

/** A file that cannot become a picture. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly flaw: PictureFlaw;

  constructor(flaw: PictureFlaw, options?: ErrorOptions) {
    super(`The picture was refused: ${flaw}`, options);
    this.flaw = flaw;
  }
}
