// Checks picked files before the upload.
import { describeFileProblem } from '#shared/features/pictures/refusals.ts';
import { MAX_PICTURES_PER_PICK } from '#shared/features/pictures/rules.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import { mayShrink } from './shrink-photo.ts';

export interface CheckedFiles<File> {
  accepted: File[];
  /** One sentence for each error, in the order of the files. */
  sentences: string[];
}

/** Why a picked file is refused; null if it may be sent. The size of a photo is checked after it has been shrunk. */
export function describePickProblem(file: { name: string; size: number; type: string }): string | null {
  return describeFileProblem(mayShrink(file) ? { name: file.name, type: file.type, size: 0 } : file);
}

/**
 * Accepts the first valid files that fit and reports an error for the rest, instead of refusing all. Source: spec 1 §5
 * Image upload.
 *
 * @param room how many more pictures the ad or message may have
 * @param tooMany the error when there are more
 */
export function checkPickedFiles<File extends { name: string; size: number; type: string }>(
  files: readonly File[],
  room: number,
  tooMany: string,
): CheckedFiles<File> {
  const considered = files.slice(0, MAX_PICTURES_PER_PICK);
  const checked = considered.map((file) => ({ file, sentence: describePickProblem(file) }));
  const valid = checked.filter(({ sentence }) => sentence === null).map(({ file }) => file);
  const sentences = checked.flatMap(({ sentence }) => sentence ?? []);
  if (files.length > MAX_PICTURES_PER_PICK) sentences.push(pictureTexts.tooManyAtOnce);
  else if (valid.length > room) sentences.push(tooMany);
  return { accepted: valid.slice(0, Math.max(0, room)), sentences };
}
