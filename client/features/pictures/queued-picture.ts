// One picture of an upload queue, from picked file to uploaded picture.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
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
  /** The server's picture, once uploaded. */
  picture: AdPicture | null;
}

/** An uploaded picture, as a draft stores it. */
export interface UploadedPicture extends AdPicture {
  name: string;
}

export function queueFile(key: string, file: File): QueuedPicture {
  const thumbnail = URL.createObjectURL(file);
  return { key, name: file.name, state: 'waiting', sent: 0, failure: null, thumbnail, picture: null };
}

export function queueUploaded({ name, ...picture }: UploadedPicture): QueuedPicture {
  return { key: picture.id, name, state: 'ready', sent: 100, failure: null, thumbnail: null, picture };
}

export function isUploading({ state }: Pick<QueuedPicture, 'state'>): boolean {
  return state !== 'ready' && state !== 'failed';
}

/** Whether a retry can succeed: not when the file itself was refused. */
export function mayRetry({ failure }: Pick<QueuedPicture, 'failure'>): boolean {
  return failure !== null && !permanentFailures.has(failure.reason);
}

const permanentFailures = new Set<UploadFailure['reason']>([
  'too-big',
  'not-a-picture',
  'animated',
  'too-many-pixels',
  'broken',
]);
