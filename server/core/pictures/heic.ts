// Decodes HEIC, the iPhone format, whose HEVC the prebuilt sharp cannot read.
import openHeif, { type HeifDecoded, type HeifFailure } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { PictureRefused } from './refused.ts';

/** Rows of red, green, blue, one byte each, already rotated and mirrored as the file specifies. */
export interface DecodedHeic {
  pixels: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes the main picture of a HEIC file. Blocks the thread for some 300 ms with 12 megapixels, so it needs a process of
 * its own. The decoder never returns memory: some 330 MB after 45 megapixels.
 *
 * @throws PictureRefused broken
 */
export function decodeHeic(bytes: Buffer): DecodedHeic {
  heif ??= openHeif();
  const context = heif.heif_context_alloc();
  try {
    const read = heif.heif_context_read_from_memory(context, bytes);
    if (read.code !== heif.heif_error_code.heif_error_Ok) throw refuse(read);
    const handle = heif.heif_js_context_get_primary_image_handle(context);
    if (handle.code) throw refuse(handle);
    const { heif_colorspace: space, heif_chroma: chroma } = heif;
    const decoded = heif.heif_js_decode_image2(
      handle,
      space.heif_colorspace_RGB,
      chroma.heif_chroma_interleaved_RGB,
    );
    heif.heif_image_handle_release(handle);
    if (decoded.code) throw refuse(decoded);
    const picture = copyPixels(decoded);
    heif.heif_image_release(decoded.image);
    return picture;
  } finally {
    heif.heif_context_free(context);
  }
}

let heif: ReturnType<typeof openHeif> | undefined;

function refuse({ message }: HeifFailure): PictureRefused {
  return new PictureRefused('broken', { cause: new Error(message) });
}

/** Copies the pixels, because the decoder pads its rows, and its memory may move when it grows. */
function copyPixels({ channels: [channel] }: HeifDecoded): DecodedHeic {
  if (!channel) throw new PictureRefused('broken');
  const { data, stride, width, height } = channel;
  const row = width * 3;
  const pixels = Buffer.allocUnsafeSlow(row * height);
  for (let y = 0; y < height; y++) pixels.set(data.subarray(y * stride, y * stride + row), y * row);
  return { pixels, width, height };
}
