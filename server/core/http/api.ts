// The API over HTTP: oRPC on Fastify under /api, with errors in Swedish and its OpenAPI document.
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { type AnyRouter, ORPCError, ValidationError } from '@orpc/server';
import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod';
import { type RefusalData, refusals } from '#shared/errors.ts';
import { type ApiDescription, describeApi, documentOfTag } from '../api-document.ts';
import { isDatabaseBusy } from '../../database/availability.ts';
import { compressAnswers } from './compress-answers.ts';
import { sentencePerField } from './errors/field-errors.ts';
import { fieldSentence } from './errors/field-sentence.ts';
import { sendRefusal } from './refusal.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import type { RequestContext } from './request.ts';
import { retryAfterOf } from './errors/unavailable.ts';

z.config({ localeError: fieldSentence });

/** Ten times an ad with a description of the maximum length. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * The highest N in `name[N]` of a query string. oRPC turns an array into an object when a name follows, which visits all
 * places up to N: with its default of 9,999, a query of 15 kB takes half a second.
 */
const MAX_ARRAY_INDEX = 50;

/** Runs around a call of an endpoint. */
type Interceptor = <Result>(call: {
  context: RequestContext;
  path: readonly string[];
  next(): Promise<Result>;
}) => Promise<Result>;

export interface ApiOptions {
  router: AnyRouter;
  queue: FairQueue;
  interceptors: Interceptor[];
  /** The most bytes of a body, by path. */
  largeBodies: ReadonlyMap<string, number>;
  /** Paths whose answers are compressed. */
  compressedAnswers: ReadonlySet<string>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  description: ApiDescription;
}

/** Mounts every endpoint of the router under /api. */
export function registerApi(
  app: FastifyInstance,
  { router, queue, interceptors, largeBodies, compressedAnswers, contextOf, description }: ApiOptions,
): void {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    maxBracketNotationArrayIndex: MAX_ARRAY_INDEX,
    rootInterceptors: [addRetryAfter],
    interceptors: [refuseUnreadable],
    clientInterceptors: [
      toRefusals(app.log),
      // Calls enter the queue after their body has been read, so that a slow client occupies no place in it.
      (call) => queue.run(() => call.next(), call.context.queueEntry()),
      ...interceptors,
    ],
  });
  const tags = description.features.map(({ tag }) => tag.name).sort();
  app.register((scope) => serveDocument(scope, { tags, describe: () => describeApi(router, description) }));
  app.register(async (api) => {
    // oRPC reads the body itself.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    api.addHook('onSend', compressAnswers(compressedAnswers));
    api.route({ method: methods, url: '/api/*', handler: answer });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    const limit = largeBodies.get(request.url) ?? MAX_BODY_BYTES;
    if (!isOfBoundedSize(request, limit)) return refuseTooLarge(reply);
    if (!isJson(request)) return sendRefusal(reply, 'BAD_REQUEST');
    const context = await contextOf(request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (matched) return reply;
    return sendRefusal(reply, 'NOT_FOUND');
  }
}

/** oRPC reads a body of any size into memory; browsers send its size in Content-Length. */
function isOfBoundedSize({ headers }: FastifyRequest, limit: number): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= limit;
}

/** oRPC also decodes forms, events and files; the contract uses none, so they are refused before decoding. */
function isJson({ headers }: FastifyRequest): boolean {
  const hasBody = Number(headers['content-length'] ?? 0) > 0;
  return !hasBody || (headers['content-type'] ?? 'application/json').startsWith('application/json');
}

function refuseTooLarge(reply: FastifyReply): FastifyReply {
  // Closes the connection instead of reading the rest of the body.
  return sendRefusal(reply.header('connection', 'close'), 'PAYLOAD_TOO_LARGE');
}

/** Endpoints throw only ORPCErrors: any other error is a body that could not be parsed. */
async function refuseUnreadable<Result>(call: { next(): Promise<Result> }): Promise<Result> {
  try {
    return await call.next();
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    const { status, message } = refusals.BAD_REQUEST;
    throw new ORPCError('BAD_REQUEST', { status, message, cause: error });
  }
}

interface Handled {
  response?: { status: number; headers: Record<string, unknown>; body: unknown };
}

async function addRetryAfter<Result extends Handled>(call: { next(): Promise<Result> }): Promise<Result> {
  const result = await call.next();
  const { response } = result;
  if (response && response.status >= 400) {
    const { data } = response.body as { data?: unknown };
    Object.assign(response.headers, retryAfterOf(response.status, data));
  }
  return result;
}

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Documentation {
  tags: readonly string[];
  describe: () => Promise<object>;
}

/**
 * The OpenAPI document: JSON at /api/openapi.json, for people at /api/docs, where each tag is a definition of its own: the
 * library blocks the browser for many seconds while it resolves the whole document. It is generated for its first reader,
 * because that takes 250 ms of CPU time, which a start would wait for.
 */
async function serveDocument(app: FastifyInstance, { tags, describe }: Documentation): Promise<void> {
  const document = {};
  let generated: Promise<object> | undefined;
  app.addHook('onRequest', async () => {
    generated ??= describe().then((description) => Object.assign(document, description));
    await generated;
  });
  app.get('/api/openapi.json', async () => document);
  // Both types describe OpenAPI 3.1 but come from different packages.
  const specification = { document } as unknown as StaticDocumentSpec;
  await app.register(fastifySwagger, { mode: 'static', specification });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { urls: tags.map((tag) => ({ name: tag, url: `/api/docs/json?tag=${tag}` })) },
    transformSpecification: (whole, { query }) => documentOfTag(whole, query),
    transformSpecificationClone: false,
    staticCSP: true,
    transformStaticCSP: closePolicy,
  });
}

/** The library's own policy, which includes the hashes of its scripts, without the hosts it allows. */
function closePolicy(policy: string): string {
  return policy
    .replaceAll(/(base-uri|frame-ancestors) 'self'/g, "$1 'none'")
    .replaceAll(/ https:| validator\.swagger\.io/g, '');
}

/** Turns every error of an endpoint into an ORPCError with a code of `refusals`; for calls over HTTP and in-process. */
export function toRefusals(logger: FastifyBaseLogger) {
  return async <Result>(call: { next(): Promise<Result>; path: readonly string[] }): Promise<Result> => {
    try {
      return await call.next();
    } catch (error) {
      return translate(error, call.path.join('.'), logger);
    }
  };
}

/**
 * Invalid input becomes one sentence per field; an unexpected error is logged and becomes INTERNAL_SERVER_ERROR, or
 * SERVICE_UNAVAILABLE when the database is away.
 */
function translate(error: unknown, path: string, logger: FastifyBaseLogger): never {
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    const { status, message } = refusals.UNPROCESSABLE_CONTENT;
    const data: RefusalData = { fields: sentencePerField(error.cause.issues) };
    throw new ORPCError('UNPROCESSABLE_CONTENT', { status, message, data });
  }
  if (error instanceof ORPCError && error.code in refusals && error.code !== 'INTERNAL_SERVER_ERROR')
    throw error;
  logger.error({ err: error, endpoint: path }, 'An endpoint failed');
  const code = isDatabaseBusy(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
  const { status, message } = refusals[code];
  throw new ORPCError(code, { status, message });
}
