// One picture on its way from file to ad or message.
import type { AdPicture } from '#shared/features/ads/ad.ts';
import type { UploadFailure } from './send-picture.ts';

export interface TrayPicture {
  key: string;
  /** The file's name; empty for a picture that came with the ad. */
  name: string;
  /** `developing`: all of it has left, and the server is working on it. */
  state: 'waiting' | 'sending' | 'developing' | 'ready' | 'failed';
  /** Percent that has left. */
  sent: number;
  failure: UploadFailure | null;
  /** The picked file as the browser shows it, until the server's version is on the screen. */
  thumbnail: string | null;
  /** What the server made of it, once it is ready. */
  picture: AdPicture | null;
}

/** A ready picture as a draft keeps it. */
export interface KeptPicture extends AdPicture {
  name: string;
}

export function pickedPicture(key: string, file: File): TrayPicture {
  const thumbnail = URL.createObjectURL(file);
  return { key, name: file.name, state: 'waiting', sent: 0, failure: null, thumbnail, picture: null };
}

export function keptPicture({ name, ...picture }: KeptPicture): TrayPicture {
  return { key: picture.id, name, state: 'ready', sent: 100, failure: null, thumbnail: null, picture };
}

export function isUnderway({ state }: Pick<TrayPicture, 'state'>): boolean {
  return state !== 'ready' && state !== 'failed';
}

/** Whether sending the same file again could end otherwise: not when the file itself was the reason. */
export function mayRetry({ failure }: Pick<TrayPicture, 'failure'>): boolean {
  return failure !== null && !hopeless.has(failure.reason);
}

const hopeless = new Set<UploadFailure['reason']>([
  'too-big',
  'not-a-picture',
  'animated',
  'too-many-pixels',
  'broken',
]);
