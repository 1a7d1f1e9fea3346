// Takes in one upload: from the first byte of the form to the picture, or to the reason why not.
import type { MultipartFile } from '@fastify/multipart';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { UploadRefusal } from '#shared/features/pictures/refusals.ts';
import { MAX_PICTURE_BYTES, MAX_UPLOADS_AT_ONCE } from '#shared/features/pictures/rules.ts';
import { MakerBusy, type PictureMaker, PictureRefused } from '../../core/pictures/pictures.ts';
import { type PictureServices, UploadRefused, uploadPicture } from './actions.ts';
import { openSpool } from './spool.ts';
import { createConcurrencyLimit } from './turnstile.ts';

export interface Reception {
  /** @throws PictureRefused, MakerBusy, UploadRefused, or what broke */
  receive(upload: {
    part: MultipartFile;
    userId: string;
    /** For a message. */
    isPrivate: boolean;
    /** What the request says of its length in bytes, form and all; 0 when it says nothing. */
    announced: number;
    signal: AbortSignal;
  }): Promise<AdPicture>;
}

/** So many uploads may be under way in all; each lies on disk with ten megabytes at most. */
const UPLOADS_TOGETHER = 400;

/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;

export async function openReception(
  services: PictureServices & { maker: PictureMaker },
  dataDir: string,
): Promise<Reception> {
  const spool = await openSpool(dataDir);
  const concurrencyLimit = createConcurrencyLimit({ each: MAX_UPLOADS_AT_ONCE, together: UPLOADS_TOGETHER });
  return {
    async receive({ part, userId, isPrivate, announced, signal }) {
      if (announced > MAX_PICTURE_BYTES + FORM_BYTES) throw new PictureRefused('too-big');
      part.file.once('limit', () => part.file.destroy(new PictureRefused('too-big')));
      return concurrencyLimit.pass(userId, () =>
        spool.hold(part.file, (source) => uploadPicture(services, { userId, isPrivate, source, signal })),
      );
    },
  };
}

/** Why an upload failed, as the person is told. */
export function reasonOf(error: unknown): UploadRefusal {
  if (error instanceof PictureRefused) return error.flaw;
  if (error instanceof UploadRefused) return error.reason;
  // What the form's reader says of one that ends before its last line.
  if (error instanceof Error && error.message === 'Unexpected end of multipart data') return 'broken';
  return error instanceof MakerBusy ? 'busy' : 'failed';
}
