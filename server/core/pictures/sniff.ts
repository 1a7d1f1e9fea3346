// Detects the format of a file from its bytes; its name and the browser's media type are not trusted.

export interface SniffedPicture {
  format: 'jpeg' | 'png' | 'webp' | 'heif';
  isAnimated: boolean;
}

/** Recognises the accepted picture formats, or returns null. AVIF and HEIC share one container, here called heif. */
export function sniffPicture(bytes: Buffer): SniffedPicture | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return { format: 'jpeg', isAnimated: false };
  if (bytes.subarray(0, 8).equals(pngSignature))
    return { format: 'png', isAnimated: hasAnimationChunk(bytes) };
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') {
    return { format: 'webp', isAnimated: textAt(bytes, 12) === 'VP8X' && hasAnimationFlag(bytes) };
  }
  if (textAt(bytes, 4) === 'ftyp' && hasPictureBrand(bytes))
    return { format: 'heif', isAnimated: hasTracks(bytes) };
  return null;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Brands written by phones and encoders; the first four are iPhone's and Samsung's. */
const pictureBrands = new Set([
  'heic',
  'heix',
  'mif1',
  'msf1',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'avif',
  'avis',
]);

/** An animated PNG has an acTL chunk before its first pixels. */
function hasAnimationChunk(bytes: Buffer): boolean {
  let at = pngSignature.length;
  while (at + 8 <= bytes.length) {
    const type = textAt(bytes, at + 4);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += bytes.readUInt32BE(at) + 12;
  }
  return false;
}

function hasAnimationFlag(bytes: Buffer): boolean {
  return bytes.length > 20 && (bytes.readUInt8(20) & 0b10) !== 0;
}

function hasPictureBrand(bytes: Buffer): boolean {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (pictureBrands.has(textAt(bytes, at))) return true;
  }
  return false;
}

/** A still picture has only items; the frames of a sequence are in the tracks of a moov box. */
function hasTracks(bytes: Buffer): boolean {
  let at = 0;
  while (at + 16 <= bytes.length) {
    if (textAt(bytes, at + 4) === 'moov') return true;
    const size = bytes.readUInt32BE(at);
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    // Zero means "to the end of the file"; any other length below the header's would loop forever.
    if (length < 8) return false;
    at += length;
  }
  return false;
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
