// The endpoints of one's personal data: a copy of it, and its erasure. The copy itself is
// GET /api/me/personal-data/exports/{id}/file.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';

export const PersonalExport = z.object({
  id: z.uuid(),
  status: z.enum(['waiting', 'ready', 'failed']),
  /** How far it has come; the total is zero until it is known. */
  steps: z.object({ done: z.number(), total: z.number() }),
  createdAt: z.string(),
  /** Null until it is ready. */
  file: z.nullable(z.object({ bytes: z.number(), expiresAt: z.string() })),
});
export type PersonalExport = z.infer<typeof PersonalExport>;

export const PersonalData = z.object({
  /** The latest that was asked for; null when there is none, or its file is gone. */
  export: z.nullable(PersonalExport),
  /** When the account is erased; null unless that was asked for. */
  erasure: z.nullable(z.object({ dueAt: z.string() })),
  /** What shows that one is oneself, when one asks to be erased. */
  proof: z.enum(['password', 'email']),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const ErasureRequest = z.object({
  /** For accounts that have one. */
  password: z.optional(z.string().check(z.maxLength(1000))),
  /** For those that have none. */
  email: z.optional(z.string().check(z.maxLength(320))),
});
export type ErasureRequest = z.infer<typeof ErasureRequest>;

export const personalDataContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/me/personal-data',
      summary: 'How one’s latest copy and one’s erasure stand',
      tags: ['personal-data'],
    })
    .output(PersonalData),
  requestExport: oc
    .route({
      method: 'POST',
      path: '/me/personal-data/exports',
      summary: 'Ask for a copy of all one’s data; one that is being made is given instead',
      tags: ['personal-data'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .output(PersonalExport),
  requestErasure: oc
    .route({
      method: 'POST',
      path: '/me/erasure',
      summary: 'Ask to be erased in 14 days; one’s ads are hidden and all other devices signed out at once',
      tags: ['personal-data'],
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(ErasureRequest)
    .output(z.object({ dueAt: z.string() })),
  regretErasure: oc
    .route({
      method: 'DELETE',
      path: '/me/erasure',
      summary: 'Stay after all; the ads are as they were',
      tags: ['personal-data'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .output(z.object({ shownAds: z.number() })),
};
