// Receives one upload: from the first byte of the form to the picture or the refusal.
import type { MultipartFile } from '@fastify/multipart';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { UploadRefusal } from '#shared/features/pictures/refusals.ts';
import { MAX_PICTURE_BYTES, MAX_UPLOADS_AT_ONCE } from '#shared/features/pictures/rules.ts';
import { MakerBusy, type PictureMaker, PictureRefused } from '../../core/pictures/pictures.ts';
import { type PictureServices, UploadRefused, uploadPicture } from './actions.ts';
import { openSpool } from './spool.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

export interface UploadReceiver {
  /**
   * @throws PictureRefused, MakerBusy, UploadRefused, or any unexpected error
   */
  receive(upload: {
    part: MultipartFile;
    userId: string;
    /** Whether the picture is for a message or a forum text. */
    isPrivate: boolean;
    /** The request's Content-Length, including the form; 0 without the header. */
    contentLength: number;
    signal: AbortSignal;
  }): Promise<AdPicture>;
}

/** Maximum number of concurrent uploads; each takes ten megabytes of disk at most. */
const MAX_CONCURRENT_UPLOADS = 400;

/** Allowance for the form around the file. */
const FORM_BYTES = 64 * 1024;

export async function openUploadReceiver(
  services: PictureServices & { maker: PictureMaker },
  dataDir: string,
): Promise<UploadReceiver> {
  const spool = await openSpool(dataDir);
  const concurrencyLimit = createConcurrencyLimit({
    perUser: MAX_UPLOADS_AT_ONCE,
    total: MAX_CONCURRENT_UPLOADS,
  });
  return {
    async receive({ part, userId, isPrivate, contentLength, signal }) {
      if (contentLength > MAX_PICTURE_BYTES + FORM_BYTES) throw new PictureRefused('too-big');
      part.file.once('limit', () => part.file.destroy(new PictureRefused('too-big')));
      return concurrencyLimit.run(userId, () =>
        spool.withFile(part.file, (source) => uploadPicture(services, { userId, isPrivate, source, signal })),
      );
    },
  };
}

/** The reason shown to the user. */
export function reasonOf(error: unknown): UploadRefusal {
  if (error instanceof PictureRefused) return error.problem;
  if (error instanceof UploadRefused) return error.reason;
  // The multipart parser's message for a form that ends early.
  if (error instanceof Error && error.message === 'Unexpected end of multipart data') return 'broken';
  return error instanceof MakerBusy ? 'busy' : 'failed';
}
