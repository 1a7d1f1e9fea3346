// Which of the files a person has just picked go on to the server, and what they are told of the rest.
import { describeFileFlaw } from '#shared/features/pictures/refusals.ts';
import { MAX_PICTURES_PER_PICK } from '#shared/features/pictures/rules.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';

export interface Pick<File> {
  accepted: File[];
  /** One sentence per thing that was wrong, in the order of the files. */
  sentences: string[];
}

/**
 * The first files that are pictures and for which there is room; the rest are left out and accounted for, rather than
 * the whole pick refused. Source: spec 1 §5 Image upload.
 *
 * @param room how many more pictures the ad may have, or the message
 * @param tooMany what is said when there is not enough
 */
export function checkPickedFiles<File extends { name: string; size: number; type: string }>(
  files: readonly File[],
  room: number,
  tooMany: string = pictureTexts.tooManyInAd,
): Pick<File> {
  const considered = files.slice(0, MAX_PICTURES_PER_PICK);
  const judged = considered.map((file) => ({ file, sentence: describeFileFlaw(file) }));
  const good = judged.filter(({ sentence }) => sentence === null).map(({ file }) => file);
  const sentences = judged.flatMap(({ sentence }) => sentence ?? []);
  if (files.length > MAX_PICTURES_PER_PICK) sentences.push(pictureTexts.tooManyAtOnce);
  else if (good.length > room) sentences.push(tooMany);
  return { accepted: good.slice(0, Math.max(0, room)), sentences };
}
