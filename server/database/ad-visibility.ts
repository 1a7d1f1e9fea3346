// SQL conditions on ads: who sees them, and by what. The only place that knows that the ads of suspended sellers are hidden.

/** Whether the row of `profiles` by this name is suspended now. */
export const isSuspended = (profile: string): string => `coalesce(${profile}.blocked_until > now(), false)`;

/**
 * Whether the seller of the row of `ads` by this name is not suspended. Compared with the few people who are, read once a
 * statement: ads become public again the moment a suspension ends, and no ad is written.
 */
const hasActiveSeller = (ads: string): string =>
  `${ads}.user_id not in (select id from profiles where blocked_until > now())`;

/** Whether the ad is in the lists of the marketplace. */
export const isListed = (ads = 'ads'): string => `${ads}.is_public and ${hasActiveSeller(ads)}`;

/** Whether the seller was born in this year or before: lists do not name the towns of others, nor find ads by them. */
export const hasSellerBornBy = (year: string, ads = 'ads'): string =>
  `exists (select from profiles where profiles.id = ${ads}.user_id and profiles.birth_year <= ${year}::integer)`;

const isShown = (ads: string): string => `${ads}.status = 'approved' and ${ads}.sale_state <> 'hidden'`;

/** Whether everyone can read the ad: also an expired one, which favourites and conversations link to. */
export const isReadable = (ads = 'ads'): string => `${isShown(ads)} and ${hasActiveSeller(ads)}`;

/** The same for one user: an agreed deal stays visible to the buyer. */
export const isReadableBy = (userId: string, ads = 'ads'): string =>
  `${isShown(ads)} and (${hasActiveSeller(ads)} or exists (
     select from deals where about = ${ads}.id and buyer_id = ${userId} and state in ('reserved', 'sold')))`;
