// Answers with a picture. What an address holds never changes, so nobody need ask for it twice.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_WIDTHS } from '#shared/features/pictures/rules.ts';
import { refuse } from '../../core/refusal.ts';
import type { Storage } from '../../core/storage.ts';
import { pictureKey } from './keys.ts';

/** The parts of /pictures/{id}/{width}.webp. */
export interface PictureAddress {
  id: string;
  file: string;
}

/**
 * Streams the picture from a bucket too, rather than sending people on to it: the address stays ours and cacheable, the
 * bucket may stay closed to the world, and the pages' security policy needs no other host.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function sendPicture(
  storage: Storage,
  request: FastifyRequest<{ Params: PictureAddress }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, file } = request.params;
  const width = PICTURE_WIDTHS.find((each) => file === `${each}.webp`) ?? refuse('NOT_FOUND');
  const tag = `"${requireId(id)}-${width}"`;
  const found = await storage.open(pictureKey(id, width));
  if (!found) return refuse('NOT_FOUND');
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    etag: tag,
  });
  const isKnown = request.headers['if-none-match'] === tag;
  if (!isKnown) reply.headers({ 'content-type': 'image/webp', 'content-length': found.size });
  if (!isKnown && request.method === 'GET') return reply.send(found.stream);
  found.stream.destroy();
  return reply.code(isKnown ? 304 : 200).send();
}

/** @throws ORPCError NOT_FOUND for what is no picture's id */
export function requireId(id: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : refuse('NOT_FOUND');
}
