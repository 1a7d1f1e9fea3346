// Gets pictures for the editor of articles: from an address through the server, or from a file.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { refusals } from '#shared/errors.ts';
import { errorMessageOf } from '../../core/failure.ts';
import type { PictureServices } from '../../features/news/editing/picture-services.ts';
import { uploadOne } from '../../features/pictures/upload-one.ts';

export const articlePictures: PictureServices = {
  async fetch(url) {
    const answer = await fetch('/api/fetched-pictures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    }).catch((error: unknown) => {
      throw refusalOf(errorMessageOf(error));
    });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return body as AdPicture;
    throw refusalOf(messageOf(body));
  },
  upload: (file, onProgress) => uploadOne(file, { signal: new AbortController().signal, onProgress }),
};

function messageOf(body: unknown): string {
  const { message, data } = Object(body) as { message?: unknown; data?: unknown };
  const { explanation } = Object(data) as { explanation?: unknown };
  if (typeof message !== 'string') return refusals.INTERNAL_SERVER_ERROR.message;
  return typeof explanation === 'string' ? `${message}. ${explanation}` : message;
}

/** An error in the shape of the API's errors, so that the sentence is shown at its field. */
function refusalOf(sentence: string): Error {
  const { status } = refusals.UNPROCESSABLE_CONTENT;
  const data = { fields: { imageUrl: sentence } };
  return Object.assign(new Error(sentence), { code: 'UNPROCESSABLE_CONTENT', status, data });
}
