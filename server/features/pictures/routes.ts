// Uploading, deleting and serving pictures: outside the typed contract, since the routes carry bytes, but with its error format.
import multipart from '@fastify/multipart';
import { isDatabaseBusy } from '../../database/availability.ts';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MAX_PICTURE_BYTES } from '#shared/features/pictures/rules.ts';
import { describeRefusal, type UploadRefusal } from '#shared/features/pictures/refusals.ts';
import { openPictureMaker, type PictureMaker } from '../../core/pictures/pictures.ts';
import { LINK_PREVIEW_FILE } from '#shared/features/pictures/urls.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import { abortedOnClose } from '../../core/http/closed-request.ts';
import { retryAfterOf } from '../../core/http/errors/unavailable.ts';
import { refuse, sendRefusal } from '../../core/http/refusal.ts';
import { deletePicture } from './actions.ts';
import type { PictureRouteContext } from './route-context.ts';
import { sendLinkPreview } from './send-link-preview.ts';
import { registerFetchedPictures } from './fetch-picture.ts';
import { openUploadReceiver, reasonOf, type UploadReceiver } from './upload-receiver.ts';
import { type PictureAddress, requireId, sendPicture, sendPrivatePicture, sendTextPicture } from './send.ts';

/**
 * POST /api/pictures takes one file as multipart form data and answers 201 with the picture. With ?for=message or ?for=text only
 * a message or a forum text can use the picture. DELETE /api/pictures/{id} deletes one of the user's own unattached pictures.
 * GET /pictures/{id}/{width}.webp serves a picture, /pictures/{id}/preview.jpg its preview image for links,
 * /api/message-pictures/{id}/{width}.webp a picture of a message, and /api/text-pictures/{id}/{width}.webp one of a forum text.
 */
export async function registerPictureRoutes(
  app: FastifyInstance,
  context: PictureRouteContext,
): Promise<void> {
  const maker = openPictureMaker();
  const receiver = await openUploadReceiver({ ...context, maker }, context.settings.dataDir);
  app.addHook('onClose', async () => maker.close());
  registerFetchedPictures(app, { ...context, maker });

  await app.register(async (scope) => {
    // Other bodies are not parsed, so that the caller is authenticated before the body is read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    await scope.register(multipart, {
      limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, fieldSize: 1000, headerPairs: 20 },
      throwFileSizeLimit: false,
    });

    registerUpload(scope, context, receiver);

    scope.delete<{ Params: { id: string } }>('/api/pictures/:id', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const user = await context.findUser(request);
      if (!user) return refuse('UNAUTHORIZED');
      const { id } = request.params;
      await deletePicture(context, { id: requireId(id), userId: user.id });
      return { id };
    });

    registerServing(scope, { ...context, maker });
    answerFailures(scope, context.logger);
  });
}

function registerUpload(
  scope: FastifyInstance,
  context: PictureRouteContext,
  receiver: UploadReceiver,
): void {
  scope.post<{ Querystring: { for?: unknown } }>('/api/pictures', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const signal = abortedOnClose(reply);
    const user = await context.findUser(request);
    if (!user) return refuseUpload(reply, 'signed-out');
    // A body that cannot be parsed is answered like one without a file.
    const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined;
    if (!part) return refuseUpload(reply, 'no-file');
    try {
      const contentLength = Number(request.headers['content-length'] ?? 0);
      const isPrivate = request.query.for === 'message' || request.query.for === 'text';
      const picture = await receiver.receive({ part, userId: user.id, isPrivate, contentLength, signal });
      return reply.code(201).send(picture);
    } catch (error) {
      // The rest of the body is read and discarded: a browser that cannot send it all never reads the answer.
      request.raw.unpipe().resume();
      const reason = isDatabaseBusy(error) ? 'busy' : reasonOf(error);
      if (reason === 'failed' && !signal.aborted) context.logger.error({ err: error }, 'Upload failed');
      return refuseUpload(reply, reason, part.filename);
    }
  });
}

function registerServing(
  scope: FastifyInstance,
  context: PictureRouteContext & { maker: PictureMaker },
): void {
  scope.route<{ Params: PictureAddress }>({
    method: ['GET', 'HEAD'],
    url: `/pictures/:id/${LINK_PREVIEW_FILE}`,
    handler: (request, reply) => sendLinkPreview(context, request, reply),
  });

  scope.route<{ Params: PictureAddress }>({
    method: ['GET', 'HEAD'],
    url: '/pictures/:id/:file',
    handler: (request, reply) => sendPicture(context, request, reply),
  });

  scope.route<{ Params: PictureAddress }>({
    method: ['GET', 'HEAD'],
    url: '/api/message-pictures/:id/:file',
    async handler(request, reply) {
      const viewer = (await context.findUser(request)) ?? refuse('UNAUTHORIZED');
      return sendPrivatePicture(context, { request, reply, viewer });
    },
  });

  scope.route<{ Params: PictureAddress }>({
    method: ['GET', 'HEAD'],
    url: '/api/text-pictures/:id/:file',
    async handler(request, reply) {
      return sendTextPicture(context, { request, reply, viewer: await context.findUser(request) });
    },
  });
}

/** Answers a request whose route has failed, with the sentence of that route. */
function answerFailures(scope: FastifyInstance, logger: PictureRouteContext['logger']): void {
  scope.setErrorHandler(async (error, { method }, reply) => {
    reply.header('cache-control', 'no-store');
    // Left to the error handler of the whole site.
    if (error instanceof ORPCError || isDatabaseBusy(error)) throw error;
    if (isUnreadable(error)) return refuseUpload(reply, 'no-file');
    logger.error({ err: error }, 'Picture route failed');
    if (method === 'POST') return refuseUpload(reply, 'failed');
    const sentence = method === 'DELETE' ? pictureTexts.removeFailed : pictureTexts.readFailed;
    return sendRefusal(reply, 'INTERNAL_SERVER_ERROR', sentence);
  });
}

function refuseUpload(reply: FastifyReply, reason: UploadRefusal, fileName?: string): FastifyReply {
  const body = describeRefusal(reason, readableName(fileName));
  return reply.code(body.status).headers(retryAfterOf(body.status)).send(body);
}

/** A request that the framework cannot read, such as one with an invalid Content-Type. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
}

/** The file's name from the user, shortened and safe to include in a sentence. */
function readableName(fileName = ''): string {
  return fileName.replaceAll(/\p{C}/gu, '').trim().slice(0, 120) || 'bilden';
}
