// Reasons for refusing an upload: code, status and messages.
import { pictureTexts } from './texts.ts';
import { signInFirst } from '../ads/texts.ts';
import {
  findFileProblem,
  MAX_PICTURE_MEGABYTES,
  MAX_PICTURE_MEGAPIXELS,
  MAX_WAITING_PICTURES,
} from './rules.ts';

/** Problems of a file. */
export const pictureProblems = ['too-big', 'not-a-picture', 'animated', 'too-many-pixels', 'broken'] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** All error responses of an upload. */
export const uploadRefusals = {
  'too-big': { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  'not-a-picture': { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  animated: { status: 422, code: 'UNPROCESSABLE_CONTENT' },
  'too-many-pixels': { status: 422, code: 'UNPROCESSABLE_CONTENT' },
  broken: { status: 422, code: 'UNPROCESSABLE_CONTENT' },
  'no-file': { status: 422, code: 'UNPROCESSABLE_CONTENT' },
  'signed-out': { status: 401, code: 'UNAUTHORIZED' },
  'too-many-waiting': { status: 409, code: 'CONFLICT' },
  'too-many-at-once': { status: 429, code: 'TOO_MANY_REQUESTS' },
  busy: { status: 503, code: 'SERVICE_UNAVAILABLE' },
  failed: { status: 500, code: 'INTERNAL_SERVER_ERROR' },
} as const satisfies Record<string, { status: number; code: string }>;
export type UploadRefusal = keyof typeof uploadRefusals;

/** The body of the error response, in the format of all API errors. */
export interface RefusedUpload {
  defined: true;
  code: string;
  status: number;
  message: string;
  data: { reason: UploadRefusal; explanation: string };
}

/** The error response for `file`, its name on the user's device. Source: spec 1 §5 Image upload, §8 Upload. */
export function describeRefusal(reason: UploadRefusal, file: string): RefusedUpload {
  const explanation = explanations[reason];
  return {
    defined: true,
    ...uploadRefusals[reason],
    message: sentenceFor(reason, file),
    data: { reason, explanation },
  };
}

/** Why a selected file is not uploaded, as a message; null if it may be. */
export function describeFileProblem(file: { name: string; size: number; type: string }): string | null {
  const problem = findFileProblem(file);
  if (!problem) return null;
  const sentence = sentenceFor(problem, file.name);
  // The sentence about a large file has the reason already.
  return problem === 'not-a-picture' ? `${sentence}. ${explanations[problem]}` : sentence;
}

/** The specified messages; `explanations` has the rest. */
function sentenceFor(reason: UploadRefusal, file: string): string {
  if (reason === 'signed-out') return signInFirst.uploadPictures;
  if (reason === 'too-big') return pictureTexts.tooLarge(file);
  if (reason === 'too-many-pixels') return pictureTexts.tooManyPixels(file);
  return reason === 'failed' ? pictureTexts.failed(file) : pictureTexts.refused(file);
}

const explanations: Record<UploadRefusal, string> = {
  'too-big': `Filen är större än ${MAX_PICTURE_MEGABYTES} MB.`,
  'not-a-picture': 'Filen är inte en bild i JPEG, PNG, WebP, AVIF eller HEIC.',
  animated: 'Rörliga bilder går inte att ladda upp. Välj en stillbild.',
  'too-many-pixels': `Bilden har fler än ${MAX_PICTURE_MEGAPIXELS} megapixel.`,
  broken: 'Bilden är skadad eller ofullständig. Prova en annan bild.',
  'no-file': 'Ingen fil kom fram. Välj bilden igen.',
  'signed-out': 'Logga in och försök igen.',
  'too-many-waiting': `Du har redan ${MAX_WAITING_PICTURES} bilder som inte hör till någon annons eller något meddelande. Spara en annons eller ta bort bilder först.`,
  'too-many-at-once': 'Vänta tills dina andra bilder är klara.',
  busy: 'Många laddar upp bilder just nu. Försök igen om en stund.',
  failed: 'Något gick fel hos oss. Försök igen.',
};
