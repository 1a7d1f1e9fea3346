// SQL conditions on ads: who can see them, by what they are found, and whether a sale may be undone. Only this file implements that
// ads of suspended sellers are hidden.

/** Whether the row of `profiles` by this name is suspended now. */
export const isSuspended = (profile: string): string => `coalesce(${profile}.blocked_until > now(), false)`;

/** The ids of the few users who are suspended now; read once per statement. */
export const SUSPENDED_IDS = 'select id from profiles where blocked_until > now()';

/**
 * Whether the seller of the row of `ads` by this name is not suspended. Compares with the suspended users instead of updating
 * their ads: the ads are public again the moment a suspension ends.
 */
const hasActiveSeller = (ads: string): string => `${ads}.user_id not in (${SUSPENDED_IDS})`;

/** Whether the ad is in the lists of the marketplace. */
export const isListed = (ads = 'ads'): string => `${ads}.is_public and ${hasActiveSeller(ads)}`;

/**
 * Whether the seller was born in this year or before. Lists show the towns of such sellers only, and find only their ads by town.
 */
export const hasSellerBornBy = (year: string, ads = 'ads'): string =>
  `exists (select from profiles where profiles.id = ${ads}.user_id and profiles.birth_year <= ${year}::integer)`;

const isShown = (ads: string): string => `${ads}.status = 'approved' and ${ads}.sale_state <> 'hidden'`;

/** Whether everyone can read the ad: also an expired one, which favourites and conversations link to. */
export const isReadable = (ads = 'ads'): string => `${isShown(ads)} and ${hasActiveSeller(ads)}`;

/** Whether the user can read the ad. The buyer of an agreed deal can read it even while the seller is suspended. */
export const isReadableBy = (userId: string, ads = 'ads'): string =>
  `${isShown(ads)} and (${hasActiveSeller(ads)} or exists (
     select from deals where about = ${ads}.id and buyer_id = ${userId} and state in ('reserved', 'sold')))`;

/**
 * Whether the ad is sold and its owner may put it on sale again. Only a sale without a review may be undone; the change itself checks
 * it again.
 */
export const canSellAgain = (ads = 'ads'): string =>
  `(${ads}.sale_state = 'sold' and not exists (
     select from reviews join deals on deals.id = deal_id where deals.about = ${ads}.id and deals.state = 'sold'))`;
