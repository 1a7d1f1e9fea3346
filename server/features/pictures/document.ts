// The picture routes in the API's description of itself: they carry bytes, so the typed contract does not know them.
import * as z from 'zod';
import { AdPicture } from '#shared/features/ads/ad.ts';
import { uploadRefusals } from '#shared/features/pictures/refusals.ts';
import { MAX_PICTURE_MEGABYTES } from '#shared/features/pictures/rules.ts';
import { PICTURE_WIDTHS } from '#shared/features/pictures/urls.ts';
import type { ApiPaths } from '../../core/api.ts';

const text = { type: 'string' } as const;
const tags = ['pictures'];
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } } as const;

const refusal = (description: string) => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object' as const,
        properties: { code: text, status: { type: 'integer' as const }, message: text },
        required: ['code', 'status', 'message'],
      },
    },
  },
});

const refusals = Object.fromEntries(
  Object.entries(Object.groupBy(Object.entries(uploadRefusals), ([, { status }]) => String(status))).map(
    ([status, reasons = []]) => [status, refusal(reasons.map(([reason]) => reason).join(', '))],
  ),
);

export const picturePaths: ApiPaths = {
  '/pictures': {
    post: {
      operationId: 'pictures.send',
      summary: `Send one picture, for an ad or a message to be written; JPEG, PNG, WebP, AVIF or HEIC of at most ${MAX_PICTURE_MEGABYTES} MB`,
      tags,
      parameters: [
        {
          name: 'for',
          in: 'query',
          description: 'What it is for, and can then be used in alone; an ad unless told',
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
      responses: {
        '201': {
          description: 'The picture, upright and without its metadata',
          content: {
            'application/json': { schema: z.toJSONSchema(AdPicture) as object },
          },
        },
        ...refusals,
      },
    },
  },
  '/pictures/{id}': {
    delete: {
      operationId: 'pictures.remove',
      summary: 'Remove a picture of one’s own that no ad and no message has',
      tags,
      parameters: [id],
      responses: {
        '200': { description: 'It is removed' },
        '401': refusal('signed-out'),
        '404': refusal('There is no such picture of one’s own'),
      },
    },
  },
  '/message-pictures/{id}/{file}': {
    get: {
      operationId: 'pictures.ofMessage',
      summary: 'A picture of a message, for the two of its thread',
      tags,
      parameters: [
        id,
        {
          name: 'file',
          in: 'path',
          required: true,
          schema: { type: 'string', enum: PICTURE_WIDTHS.map((width) => `${width}.webp`) },
        },
      ],
      responses: {
        '200': { description: 'The picture', content: { 'image/webp': {} } },
        '401': refusal('signed-out'),
        '404': refusal('There is no such picture in any thread of one’s own'),
      },
    },
  },
};
