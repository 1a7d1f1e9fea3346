// The ads endpoints: searching, one ad, writing ads, favourites; with those of the staff.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { AdCard, AdDetail, OwnAd, DeletedAd, RenewedAd, SavedAd } from './ad-schemas.ts';
import { AdList, AdSearch } from './list/ad-search.ts';
import { CONTACT_KINDS } from './page/contact.ts';
import { ById } from './contract-parts.ts';
import { NewAd } from './editor/new-ad.ts';
import { CHOSEN_SALE_STATES, SALE_STATES } from './rules.ts';
import { adModerationContract } from './moderation/contract.ts';

/** Whether an ad is saved now, and whether it was before: another tab, or telephone, may have been first. */
const Favorite = z.object({ isFavorite: z.boolean(), wasFavorite: z.boolean() });

export const adsContract = {
  search: oc
    .route({ method: 'GET', path: '/ads', summary: 'Search approved ads', tags: ['ads'] })
    .input(AdSearch)
    .output(AdList),
  featured: oc
    .route({ method: 'GET', path: '/featured-ads', summary: 'The ads the home page shows', tags: ['ads'] })
    .output(z.object({ ads: z.array(AdCard) })),
  find: oc
    .route({ method: 'GET', path: '/ads/{id}', summary: 'One ad', tags: ['ads'] })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(AdDetail),
  related: oc
    .route({ method: 'GET', path: '/ads/{id}/related', summary: 'Ads like this one', tags: ['ads'] })
    .input(ById)
    .output(z.object({ ads: z.array(AdCard) })),
  revealContact: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/contact-reveals',
      summary: 'The seller’s telephone or e-mail, when they show it; signed in only, counted and limited',
      tags: ['ads'],
    })
    .errors(mayRefuse('NOT_FOUND', 'TOO_MANY_REQUESTS'))
    .input(z.extend(ById, { kind: z.enum(CONTACT_KINDS) }))
    .output(z.object({ kind: z.enum(CONTACT_KINDS), value: z.string() })),
  create: oc
    .route({
      method: 'POST',
      path: '/ads',
      summary: 'Write an ad; it waits for review',
      tags: ['ads'],
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN'))
    .input(NewAd)
    .output(SavedAd),
  update: oc
    .route({
      method: 'PUT',
      path: '/ads/{id}',
      summary: 'Change an own ad; changed text or pictures wait for review again',
      tags: ['ads'],
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewAd, { id: z.uuid() }))
    .output(SavedAd),
  setSaleState: oc
    .route({
      method: 'PUT',
      path: '/ads/{id}/sale-state',
      summary: 'Mark an own ad active, reserved, sold or hidden',
      tags: ['ads'],
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.object({ id: z.uuid(), saleState: z.enum(CHOSEN_SALE_STATES) }))
    .output(z.object({ id: z.uuid(), saleState: z.enum(SALE_STATES) })),
  renew: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/renewal',
      summary: 'Show an own ad for longer, from three days before its end',
      tags: ['ads'],
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(RenewedAd),
  renewByLink: oc
    .route({
      method: 'POST',
      path: '/ad-renewals',
      summary: 'Show an ad for longer by the link that was mailed to its seller',
      tags: ['ads'],
    })
    .errors(mayRefuse('CONFLICT'))
    .input(z.object({ token: z.string().check(withoutNul(), z.maxLength(200)) }))
    .output(z.extend(RenewedAd, { isNew: z.boolean() })),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/ads/{id}',
      summary: 'Delete an ad, its owner or an admin; whoever did may take it back for a minute',
      tags: ['ads'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(z.object({ id: z.uuid(), removedUntil: z.string() })),
  restore: oc
    .route({
      method: 'POST',
      path: '/removed-ads/{id}/restoration',
      summary: 'Take back an ad that one has just deleted',
      tags: ['ads'],
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(ById)
    .output(SavedAd),
  mine: oc
    .route({
      method: 'GET',
      path: '/me/ads',
      summary: 'Own ads, newest first, and those just deleted that can be taken back',
      tags: ['ads'],
    })
    .output(z.object({ ads: z.array(OwnAd), removed: z.array(DeletedAd) })),
  ofPerson: oc
    .route({
      method: 'GET',
      path: '/people/{id}/ads',
      summary: 'A person’s public ads, newest first',
      tags: ['ads'],
    })
    .input(z.object({ id: z.uuid(), after: z.optional(z.string().check(z.maxLength(200))) }))
    .output(z.object({ ads: z.array(AdCard), next: z.nullable(z.string()) })),
  favorites: oc
    .route({ method: 'GET', path: '/me/favorites', summary: 'Own favourites, newest first', tags: ['ads'] })
    .output(z.object({ adIds: z.array(z.uuid()), ads: z.array(AdCard) })),
  addFavorite: oc
    .route({ method: 'PUT', path: '/ads/{id}/favorite', summary: 'Save an ad as favourite', tags: ['ads'] })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(Favorite),
  removeFavorite: oc
    .route({
      method: 'DELETE',
      path: '/ads/{id}/favorite',
      summary: 'Take an ad off the favourites',
      tags: ['ads'],
    })
    .input(ById)
    .output(Favorite),

  ...adModerationContract,
};
