// Serves pictures. The content of a picture's URL never changes, so it is cached as immutable.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_WIDTHS } from '#shared/features/pictures/urls.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { PictureServices } from './actions.ts';
import { PICTURE_FOLDER, type PictureFolder, pictureKey, PRIVATE_FOLDER } from './keys.ts';
import { maySeePrivate } from './queries.ts';
import { maySeeInText } from './text-picture-queries.ts';

/** The parameters of /pictures/{id}/{width}.webp and /api/message-pictures/{id}/{width}.webp. */
export interface PictureAddress {
  id: string;
  file: string;
}

type PictureRequest = FastifyRequest<{ Params: PictureAddress }>;

/** Serves a public picture to everyone. @throws ORPCError NOT_FOUND */
export function sendPicture(
  { storage }: Pick<PictureServices, 'storage'>,
  request: PictureRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const caching = { 'cache-control': `public, ${FOR_EVER}` };
  return stream(storage, { request, reply, folder: PICTURE_FOLDER, caching });
}

/**
 * Serves a picture of a message to the members of its thread, to the uploader before it is sent, and to staff when the message
 * is reported. The browser caches it per session (`vary: cookie`).
 *
 * @throws ORPCError NOT_FOUND, also for a viewer who may not see it
 */
export async function sendPrivatePicture(
  { storage, database }: PictureServices,
  {
    request,
    reply,
    viewer,
  }: { request: PictureRequest; reply: FastifyReply; viewer: Pick<Viewer, 'id' | 'role'> },
): Promise<FastifyReply> {
  const id = requireId(request.params.id);
  const access = { id, viewerId: viewer.id, isStaff: isStaff(viewer.role) };
  if (!(await maySeePrivate(database, access))) return refuse('NOT_FOUND');
  const caching = { 'cache-control': `private, ${FOR_EVER}`, vary: 'cookie' };
  return stream(storage, { request, reply, folder: PRIVATE_FOLDER, caching });
}

/**
 * Serves a picture of a forum text to viewers who may read the text. The browser revalidates it: the text may be taken down.
 *
 * @throws ORPCError NOT_FOUND, also for a viewer who may not see it
 */
export async function sendTextPicture(
  { storage, database }: PictureServices,
  {
    request,
    reply,
    viewer,
  }: { request: PictureRequest; reply: FastifyReply; viewer: Pick<Viewer, 'id' | 'role'> | null },
): Promise<FastifyReply> {
  const id = requireId(request.params.id);
  const access = { id, viewerId: viewer?.id ?? null, isStaff: viewer !== null && isStaff(viewer.role) };
  if (!(await maySeeInText(database, access))) return refuse('NOT_FOUND');
  const caching = { 'cache-control': 'private, no-cache', vary: 'cookie' };
  return stream(storage, { request, reply, folder: PRIVATE_FOLDER, caching });
}

export const FOR_EVER = 'max-age=31536000, immutable';

/**
 * Streams the picture from object storage too instead of redirecting: the URL stays on this site and cacheable, the
 * bucket can stay private, and the content security policy needs no other host.
 *
 * @throws ORPCError NOT_FOUND
 */
async function stream(
  storage: PictureServices['storage'],
  {
    request,
    reply,
    folder,
    caching,
  }: {
    request: PictureRequest;
    reply: FastifyReply;
    folder: PictureFolder;
    caching: Record<string, string>;
  },
): Promise<FastifyReply> {
  const { id, file } = request.params;
  const width = PICTURE_WIDTHS.find((each) => file === `${each}.webp`) ?? refuse('NOT_FOUND');
  const tag = `"${requireId(id)}-${width}"`;
  const found = await storage.open(pictureKey(id, width, folder));
  if (!found) return refuse('NOT_FOUND');
  reply.headers({
    ...caching,
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

/**
 * @throws ORPCError NOT_FOUND if `id` is not a picture id
 */
export function requireId(id: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : refuse('NOT_FOUND');
}
