// Endpoints of the sample data: whether the site has any, and its removal.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { REMOVAL_CONFIRMATION, sampleTexts } from './texts.ts';

export const SampleRemoval = z.object({
  status: z.enum(['running', 'finished', 'failed']),
  steps: z.object({ done: z.number(), total: z.number() }),
});
export type SampleRemoval = z.infer<typeof SampleRemoval>;

export const SampleOffice = z.object({
  areThere: z.boolean(),
  /** Accounts of invented people. */
  people: z.number(),
  ads: z.number(),
  /** Threads of the forum. */
  posts: z.number(),
  /** The latest removal; null if none was ever started. */
  removal: z.nullable(SampleRemoval),
  can: z.object({ remove: z.boolean() }),
});
export type SampleOffice = z.infer<typeof SampleOffice>;

export const RemovalRequest = z.object({
  /** Typed by the superadmin. */
  confirmation: z
    .string(sampleTexts.confirmationMissing)
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(new RegExp(`^${REMOVAL_CONFIRMATION}$`), sampleTexts.confirmationMissing),
    ),
});
export type RemovalRequest = z.infer<typeof RemovalRequest>;

const staffTags = ['samples', 'admin'];

export const samplesContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/samples',
      summary: 'Returns whether the site shows sample data',
      tags: ['samples'],
    })
    .output(z.object({ areThere: z.boolean() })),
  office: oc
    .route({
      method: 'GET',
      path: '/admin/samples',
      summary: 'Returns how much sample data there is, and the progress of its removal',
      tags: staffTags,
    })
    .output(SampleOffice),
  remove: oc
    .route({
      method: 'POST',
      path: '/admin/samples/removal',
      summary: 'Starts the removal of all sample data',
      tags: staffTags,
    })
    .errors(mayRefuse('CONFLICT'))
    .input(RemovalRequest)
    .output(SampleOffice),
};
