// Serves the preview image that other sites show beside a link. It is made at the first request, then stored beside the picture.
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_PICTURE_WIDTH } from '#shared/features/pictures/urls.ts';
import { refuse } from '../../core/http/refusal.ts';
import { MakerBusy, type PictureMaker } from '../../core/pictures/pictures.ts';
import type { Storage } from '../../core/storage/storage.ts';
import { linkPreviewKey, pictureKey } from './keys.ts';
import { FOR_EVER, requireId } from './send.ts';

/**
 * @throws ORPCError NOT_FOUND; SERVICE_UNAVAILABLE while too many pictures are being processed
 */
export async function sendLinkPreview(
  context: { storage: Storage; maker: PictureMaker },
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = requireId(request.params.id);
  const image = (await findStored(context.storage, linkPreviewKey(id))) ?? (await makeStored(context, id));
  reply.headers({
    'cache-control': `public, ${FOR_EVER}`,
    'content-type': 'image/jpeg',
    'content-length': image.length,
    // Other sites may embed the preview image, unlike the picture itself.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  return reply.send(request.method === 'HEAD' ? undefined : image);
}

async function makeStored(
  { storage, maker }: { storage: Storage; maker: PictureMaker },
  id: string,
): Promise<Buffer> {
  const picture = await findStored(storage, pictureKey(id, LARGEST_PICTURE_WIDTH));
  if (!picture) return refuse('NOT_FOUND');
  const image = await maker.makeLinkPreview(picture).catch((error: unknown) => {
    if (error instanceof MakerBusy) refuse('SERVICE_UNAVAILABLE');
    throw error;
  });
  await storage.put(linkPreviewKey(id), image, 'image/jpeg');
  return image;
}

async function findStored(storage: Storage, key: string): Promise<Buffer | null> {
  const found = await storage.open(key);
  return found && buffer(found.stream);
}
