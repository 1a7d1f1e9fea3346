// An association's page, as the viewer may see it.
import type { AdCard } from '#shared/features/ads/ad-schemas.ts';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { adsOfMembers } from '../../ads/actions.ts';
import { requireOpenPage } from '../../page-settings/actions.ts';
import { findAssociationPage, findIdByNumber } from './page-queries.ts';

const MAX_ADS = 8;

type Reader = Pick<RequestContext, 'database' | 'viewer'>;

/**
 * Telephone number and e-mail address are for signed-in users. Source: spec 1 §6.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function findAssociation({ database, viewer }: Reader, id: string): Promise<Association> {
  const row = (await findAssociationPage(database, id)) ?? refuse('NOT_FOUND', associationTexts.notFound);
  const { phone, email, openCourtDays, openCourtInfo, hours, ...rest } = row;
  const [isVisitor, isOpen] = [viewer === null, row.hasOpenCourt];
  return {
    ...rest,
    phone: isVisitor ? '' : phone,
    email: isVisitor ? '' : email,
    hidesContact: isVisitor && (phone !== '' || email !== ''),
    openCourtDays: isOpen ? openCourtDays : '',
    openCourtInfo: isOpen ? openCourtInfo : '',
    hours: isOpen ? hours : [],
    can: { edit: viewer !== null && viewer.role !== 'user' },
  };
}

/**
 * Ads close with the marketplace, while the association's page remains available.
 *
 * @throws ORPCError NOT_FOUND; PAGE_DISABLED, except to staff
 */
export async function findMemberAds(context: RequestContext, id: string): Promise<AdCard[]> {
  const { database } = context;
  await requireOpenPage(context, 'marketplace');
  if (!(await findAssociationPage(database, id))) refuse('NOT_FOUND', associationTexts.notFound);
  return adsOfMembers(database, { associationId: id, limit: MAX_ADS });
}

/** @throws ORPCError NOT_FOUND */
export async function locateAssociation({ database }: Reader, number: number): Promise<{ id: string }> {
  return { id: (await findIdByNumber(database, number)) ?? refuse('NOT_FOUND', associationTexts.notFound) };
}
