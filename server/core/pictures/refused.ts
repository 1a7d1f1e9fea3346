// The error for pictures that cannot be processed.
import type { PictureProblem } from '#shared/features/pictures/refusals.ts';

/** Thrown for a file that is not a valid or allowed picture. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`The picture was refused: ${problem}`, options);
    this.problem = problem;
  }
}
