// One picture of an upload queue, from picked file to uploaded picture.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import type { UploadFailure } from './upload-picture.ts';

export interface QueuedPicture {
  key: string;
  /** The file's name; empty for a picture loaded with the ad. */
  name: string;
  /** `processing`: the file is sent and the server processes it. */
  state: 'waiting' | 'uploading' | 'processing' | 'ready' | 'failed';
  /** Percent sent. */
  sent: number;
  failure: UploadFailure | null;
  /** Object URL of the picked file, until the server's version is rendered. */
  thumbnail: string | null;
  /** The picked file, of more pixels than the server's version; null for a picture loaded with the ad or a draft. */
  file: File | null;
  /** The server's picture, once uploaded. */
  picture: AdPicture | null;
}

/** An uploaded picture, as a draft stores it. */
export interface UploadedPicture extends AdPicture {
  name: string;
}

export function queueFile(key: string, file: File): QueuedPicture {
  const thumbnail = URL.createObjectURL(file);
  const waiting = { state: 'waiting' as const, sent: 0, failure: null };
  return { key, name: file.name, ...waiting, thumbnail, file, picture: null };
}

export function queueUploaded({ name, ...picture }: UploadedPicture): QueuedPicture {
  const ready = { state: 'ready' as const, sent: 100, failure: null };
  return { key: picture.id, name, ...ready, thumbnail: null, file: null, picture };
}

export function isUploading({ state }: Pick<QueuedPicture, 'state'>): boolean {
  return state !== 'ready' && state !== 'failed';
}

/** Whether a retry can succeed: not when the file itself was refused. */
export function mayRetry({ failure }: Pick<QueuedPicture, 'failure'>): boolean {
  return failure !== null && !permanentFailures.has(failure.reason);
}

/** What to do about the failed uploads; null if none failed. */
export function describeFailed(pictures: readonly Pick<QueuedPicture, 'state' | 'failure'>[]): string | null {
  const failed = pictures.filter(({ state }) => state === 'failed');
  return failed.length === 0 ? null : pictureTexts.someFailed(failed.length, failed.some(mayRetry));
}

const permanentFailures = new Set<UploadFailure['reason']>([
  'too-big',
  'not-a-picture',
  'animated',
  'too-many-pixels',
  'broken',
]);
