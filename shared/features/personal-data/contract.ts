// Endpoints of personal data: export and erasure. The file is at
// GET /api/me/personal-data/exports/{id}/file.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';

export const PersonalExport = z.object({
  id: z.uuid(),
  status: z.enum(['waiting', 'ready', 'failed']),
  /** Progress; `total` is zero until it is known. */
  steps: z.object({ done: z.number(), total: z.number() }),
  createdAt: z.string(),
  /** Null until it is ready. */
  file: z.nullable(z.object({ bytes: z.number(), expiresAt: z.string() })),
});
export type PersonalExport = z.infer<typeof PersonalExport>;

export const RequestedErasure = z.object({
  dueAt: z.string(),
  /** Whether posts and comments are deleted too; otherwise they remain without the user's name. */
  deletesForumTexts: z.boolean(),
});
export type RequestedErasure = z.infer<typeof RequestedErasure>;

export const PersonalData = z.object({
  /** The latest export; null if there is none or its file is deleted. */
  export: z.nullable(PersonalExport),
  /** Null without a pending erasure. */
  erasure: z.nullable(RequestedErasure),
  /** The proof required to request erasure. */
  proof: z.enum(['password', 'email']),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const ErasureRequest = z.object({
  /** For accounts with a password. */
  password: z.optional(z.string().check(z.maxLength(1000))),
  /** For accounts without a password. */
  email: z.optional(z.string().check(z.maxLength(320))),
  /** False if left out. */
  deletesForumTexts: z.optional(z.boolean()),
});
export type ErasureRequest = z.infer<typeof ErasureRequest>;

export const personalDataContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/me/personal-data',
      summary: 'Returns the status of the latest data export and of the erasure',
      tags: ['personal-data'],
    })
    .output(PersonalData),
  requestExport: oc
    .route({
      method: 'POST',
      path: '/me/personal-data/exports',
      summary: "Starts an export of the user's own data, or returns the one in progress",
      tags: ['personal-data'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .output(PersonalExport),
  requestErasure: oc
    .route({
      method: 'POST',
      path: '/me/erasure',
      summary:
        "Requests erasure in 14 days; hides the user's own ads and signs out all other devices at once",
      tags: ['personal-data'],
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(ErasureRequest)
    .output(RequestedErasure),
  cancelErasure: oc
    .route({
      method: 'DELETE',
      path: '/me/erasure',
      summary: 'Cancels the erasure and shows the ads again',
      tags: ['personal-data'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .output(z.object({ shownAds: z.number() })),
};
