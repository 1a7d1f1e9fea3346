// Adds a colour profile to a PNG, so that a reader can convert its colours.
import { crc32, deflateSync } from 'node:zlib';

/** Offset of the first chunk after the header: a signature of 8 bytes and a header chunk of 25. */
const AFTER_HEADER = 33;

/** Returns the PNG with `profile` (ICC) as its iCCP chunk. Expects a PNG without one. */
export function attachProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, AFTER_HEADER), length, body, checksum, png.subarray(AFTER_HEADER)]);
}
