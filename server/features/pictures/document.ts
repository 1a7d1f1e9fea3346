// The picture routes in the API document: they carry bytes, so they are not in the typed contract.
import type { OpenAPI } from '@orpc/openapi';
import * as z from 'zod';
import { keysOf } from '#shared/feature.ts';
import { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { describeRefusal, type UploadRefusal, uploadRefusals } from '#shared/features/pictures/refusals.ts';
import { MAX_PICTURE_MEGABYTES } from '#shared/features/pictures/rules.ts';
import { PICTURE_WIDTHS } from '#shared/features/pictures/urls.ts';
import {
  type ApiPaths,
  type FeatureDocument,
  refusalResponses,
  requireSession,
} from '../../core/feature-document.ts';

const tags = ['pictures'];
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } } as const;

const text = { type: 'string' } as const;

const refusedUpload: OpenAPI.SchemaObject = {
  type: 'object',
  properties: {
    defined: { type: 'boolean' },
    code: text,
    status: { type: 'integer' },
    message: text,
    data: {
      type: 'object',
      properties: { reason: { type: 'string', enum: uploadReasons() }, explanation: text },
      required: ['reason', 'explanation'],
    },
  },
  required: ['defined', 'code', 'status', 'message', 'data'],
};

/** The refusals of an upload, grouped by status. */
const uploadResponses = Object.fromEntries(
  Object.entries(Object.groupBy(uploadReasons(), (reason) => String(uploadRefusals[reason].status))).map(
    ([status, reasons = []]) => [status, describeReasons(reasons)],
  ),
);

const made = {
  description: 'The picture, upright and without its metadata',
  content: { 'application/json': { schema: z.toJSONSchema(AdPicture) as object } },
};

const privatePicture = {
  parameters: [
    id,
    {
      name: 'file',
      in: 'path' as const,
      required: true,
      schema: { type: 'string' as const, enum: PICTURE_WIDTHS.map((width) => `${width}.webp`) },
    },
  ],
  responses: {
    '200': { description: 'The picture', content: { 'image/webp': {} } },
    '304': { description: 'The picture is the one that the caller has cached' },
    ...refusalResponses('NOT_FOUND'),
  },
};

const paths: ApiPaths = {
  '/pictures': {
    post: {
      operationId: 'pictures.send',
      summary: `Upload one picture for an ad or a message; JPEG, PNG, WebP, AVIF or HEIC of at most ${MAX_PICTURE_MEGABYTES} MB`,
      tags,
      ...requireSession(),
      parameters: [
        {
          name: 'for',
          in: 'query',
          description: 'The only kind of content that the picture can be used in; ad by default',
          schema: { type: 'string', enum: ['ad', 'message'] },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
              required: ['file'],
            },
          },
        },
      },
      responses: { '201': made, ...uploadResponses },
    },
  },
  '/fetched-pictures': {
    post: {
      operationId: 'pictures.fetch',
      summary: 'Fetches a picture from a public address once, for staff who write an article',
      tags,
      ...requireSession(),
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { type: 'object', properties: { url: text }, required: ['url'] } },
        },
      },
      responses: { '201': made, ...uploadResponses, ...refusalResponses('FORBIDDEN') },
    },
  },
  '/pictures/{id}': {
    delete: {
      operationId: 'pictures.remove',
      summary: 'Delete one of the user’s own unattached pictures',
      tags,
      ...requireSession(),
      parameters: [id],
      responses: {
        '200': {
          description: 'The picture is deleted',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { id: { type: 'string', format: 'uuid' } },
                required: ['id'],
              },
            },
          },
        },
        ...refusalResponses('NOT_FOUND'),
      },
    },
  },
  '/message-pictures/{id}/{file}': {
    get: {
      operationId: 'pictures.ofMessage',
      summary: 'A picture of a message, for the participants of its thread',
      tags,
      ...requireSession(),
      ...privatePicture,
    },
  },
  '/text-pictures/{id}/{file}': {
    get: {
      operationId: 'pictures.ofText',
      summary: 'A picture of a text of the forum, for those who may read the text',
      tags,
      ...privatePicture,
    },
  },
};

export const picturesDocument: FeatureDocument = {
  tag: { name: 'pictures', description: 'Pictures of ads, messages and texts of the forum' },
  paths,
};

function uploadReasons(): UploadRefusal[] {
  return keysOf(uploadRefusals);
}

function describeReasons(reasons: UploadRefusal[]) {
  return {
    description: reasons.join(', '),
    content: {
      'application/json': {
        schema: refusedUpload,
        examples: Object.fromEntries(
          reasons.map((reason) => [reason, { value: describeRefusal(reason, 'bollen.jpg') }]),
        ),
      },
    },
  };
}
