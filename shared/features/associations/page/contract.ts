// Endpoints of an association's page.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { AdCard } from '../../ads/ad-schemas.ts';
import { ByAssociationId, Logo, StoredHours } from '../schemas.ts';

/** Source: spec 1 §3 associations. */
export const Association = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  city: z.string(),
  county: z.string(),
  district: z.string(),
  federation: z.string(),
  contactPerson: z.string(),
  /** Empty for visitors. Source: spec 1 §6. */
  phone: z.string(),
  email: z.string(),
  /** Whether there is contact data that the viewer may not see. */
  hidesContact: z.boolean(),
  websiteUrl: z.string(),
  logo: Logo,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  hasOpenCourt: z.boolean(),
  openCourtDays: z.string(),
  openCourtInfo: z.string(),
  hours: z.array(StoredHours),
  isSample: z.boolean(),
  updatedAt: z.string(),
  can: z.object({ edit: z.boolean() }),
});
export type Association = z.infer<typeof Association>;

export const pageContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/associations/{id}',
      summary: 'Returns an association; contact data for signed-in users only',
      tags: ['associations'],
    })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(ByAssociationId)
    .output(Association),
  ads: oc
    .route({
      method: 'GET',
      path: '/associations/{id}/ads',
      summary: 'Lists the newest ads of adults who have named the association in their profile',
      tags: ['associations'],
    })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(ByAssociationId)
    .output(z.object({ ads: z.array(AdCard) })),
};
