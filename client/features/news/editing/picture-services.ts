// Picture functions for the editor; provided by the page, because pictures belong to another feature.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';

export interface PictureServices {
  /**
   * Fetches a picture from an address, once, by the server.
   *
   * @throws a refusal with a sentence for the field `imageUrl`
   */
  fetch: (url: string) => Promise<AdPicture>;
  /** @throws Error whose message explains in a sentence why the file is refused */
  upload: (file: File, onProgress: (percent: number) => void) => Promise<AdPicture>;
}
