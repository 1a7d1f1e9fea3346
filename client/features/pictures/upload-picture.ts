// Uploads one file. By XMLHttpRequest, since fetch reports no upload progress.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import {
  describeRefusal,
  type RefusedUpload,
  type UploadRefusal,
} from '#shared/features/pictures/refusals.ts';
import { findFileProblem } from '#shared/features/pictures/rules.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const UPLOADS = '/api/pictures';

/** Why an upload failed: the message, an explanation, and a machine-readable reason. */
export class UploadFailure extends Error {
  readonly reason: UploadRefusal | 'no-answer';
  readonly explanation: string;

  constructor(reason: UploadRefusal | 'no-answer', sentence: string, explanation: string) {
    super(sentence);
    this.reason = reason;
    this.explanation = explanation;
  }
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Pictures of messages and of forum texts are private; 'ad' is for all that everyone may see. */
  purpose?: 'ad' | 'message' | 'text';
  /** Percent of the file sent; 100 while the server processes it. */
  onProgress: (percent: number) => void;
}

/**
 * Shrinks a large photo and sends it.
 *
 * @throws UploadFailure when the photo is still too large, or the server refuses or does not answer
 * @throws DOMException AbortError when the signal is aborted
 */
export async function uploadPicture(picked: File, options: UploadOptions): Promise<AdPicture> {
  const file = await shrinkPhoto(picked);
  const problem = findFileProblem(file);
  if (problem) throw failureOf(describeRefusal(problem, file.name), file);
  return send(file, options);
}

function send(file: File, { signal, purpose = 'ad', onProgress }: UploadOptions): Promise<AdPicture> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((100 * loaded) / total));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('error', () => reject(noAnswer(file)));
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      if (request.status < 300 && isPicture(answer)) resolve(answer);
      else reject(failureOf(answer, file));
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.open('POST', purpose === 'ad' ? UPLOADS : `${UPLOADS}?for=${purpose}`);
    request.responseType = 'json';
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}

/** Deletes an unused picture, also while the page unloads. If it fails, the server's purge deletes it later. */
export async function discardPicture(id: string): Promise<void> {
  await fetch(`${UPLOADS}/${id}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

function failureOf(answer: unknown, file: File): UploadFailure {
  if (isRefusal(answer))
    return new UploadFailure(answer.data.reason, answer.message, answer.data.explanation);
  return new UploadFailure('failed', pictureTexts.failed(file.name), 'Försök igen om en stund.');
}

function noAnswer(file: File): UploadFailure {
  const explanation = errorMessageOf(new TypeError('Failed to fetch'));
  return new UploadFailure('no-answer', pictureTexts.failed(file.name), explanation);
}

function isPicture(answer: unknown): answer is AdPicture {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'preview' in answer;
}

function isRefusal(answer: unknown): answer is RefusedUpload {
  if (typeof answer !== 'object' || answer === null || !('message' in answer) || !('data' in answer))
    return false;
  return typeof answer.data === 'object' && answer.data !== null && 'reason' in answer.data;
}
