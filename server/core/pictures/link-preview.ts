// Makes the image that is shown beside a link to a picture's page. Runs in the worker process.
import sharp from 'sharp';
import { LINK_PREVIEW } from '#shared/features/pictures/urls.ts';

const { width, height } = LINK_PREVIEW;

/**
 * The whole picture on a blurred one that fills the rest, as a JPEG of 1200 × 630: sites that show links crop other
 * shapes, and not all of them read WebP.
 *
 * @param bytes a stored size of the picture
 */
export async function createLinkPreview(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .resize(width, height, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Blurred while it is small, which is faster.
  const backdrop = await sharp(bytes)
    .resize(width / 10, height / 10, { fit: 'cover' })
    .blur(4)
    .modulate({ brightness: 0.8 })
    .png()
    .toBuffer();
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(backdrop)
    .resize(width, height)
    .composite([{ input: data, raw }])
    .jpeg({ quality: 82 })
    .toBuffer();
}
