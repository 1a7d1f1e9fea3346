// Endpoints of ads: search, one ad, editing, favourites, and moderation.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { AdCard, AdDetail, OwnAd, DeletedAd, RenewedAd, SavedAd } from './ad-schemas.ts';
import { AdChoices, AdList, AdSearch } from './list/ad-search.ts';
import { DEAL_STATES } from '../deals/rules.ts';
import { SuggestionRequest, Suggestions } from './list/suggestions.ts';
import { CONTACT_KINDS } from './page/contact.ts';
import { ById } from './contract-parts.ts';
import { AdRules, CreatedAd, NewAd } from './editor/new-ad.ts';
import { CHOSEN_SALE_STATES, SALE_STATES } from './rules.ts';
import { adModerationContract } from './moderation/contract.ts';

/** Whether the ad is a favourite now and was before: another tab or device may have changed it first. */
const Favorite = z.object({ isFavorite: z.boolean(), wasFavorite: z.boolean() });

export const adsContract = {
  search: oc
    .route({ method: 'GET', path: '/ads', summary: 'Searches approved ads', tags: ['ads'] })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(AdSearch)
    .output(AdList),
  choices: oc
    .route({
      method: 'GET',
      path: '/ad-choices',
      summary: 'Counts the ads of a search by the choices of each filter',
      tags: ['ads'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(AdSearch)
    .output(AdChoices),
  suggest: oc
    .route({
      method: 'GET',
      path: '/search-suggestions',
      summary: 'Suggests searches and categories for a text that is being typed',
      tags: ['ads'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(SuggestionRequest)
    .output(Suggestions),
  featured: oc
    .route({ method: 'GET', path: '/featured-ads', summary: 'Lists the ads of the home page', tags: ['ads'] })
    .errors(mayRefuse('PAGE_DISABLED'))
    .output(z.object({ ads: z.array(AdCard) })),
  rules: oc
    .route({
      method: 'GET',
      path: '/ad-rules',
      summary: 'Returns what the site’s settings allow in an ad',
      tags: ['ads'],
    })
    .output(AdRules),
  find: oc
    .route({ method: 'GET', path: '/ads/{id}', summary: 'Returns an ad', tags: ['ads'] })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND'))
    .input(ById)
    .output(AdDetail),
  related: oc
    .route({ method: 'GET', path: '/ads/{id}/related', summary: 'Lists similar ads', tags: ['ads'] })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(ById)
    .output(z.object({ ads: z.array(AdCard) })),
  revealContact: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/contact-reveals',
      summary:
        "Returns the seller's phone number or e-mail, if shown; for signed-in users, counted and rate-limited",
      tags: ['ads'],
    })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'))
    .input(z.extend(ById, { kind: z.enum(CONTACT_KINDS) }))
    .output(z.object({ kind: z.enum(CONTACT_KINDS), value: z.string() })),
  create: oc
    .route({
      method: 'POST',
      path: '/ads',
      summary: 'Creates an ad, pending moderation',
      tags: ['ads'],
      successStatus: 201,
    })
    .errors(mayRefuse('PAGE_DISABLED', 'FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(CreatedAd)
    .output(SavedAd),
  update: oc
    .route({
      method: 'PUT',
      path: '/ads/{id}',
      summary: "Changes the user's own ad; changed text or pictures are moderated again",
      tags: ['ads'],
    })
    .errors(mayRefuse('PAGE_DISABLED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(
      z.extend(NewAd, {
        id: z.uuid(),
        /** The version that the change began with; a later one is refused. If left out, the ad is saved in any case. */
        version: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .output(SavedAd),
  setSaleState: oc
    .route({
      method: 'PUT',
      path: '/ads/{id}/sale-state',
      summary: "Marks the user's own ad as active, reserved, sold or hidden",
      tags: ['ads'],
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(
      z.object({
        id: z.uuid(),
        saleState: z.enum(CHOSEN_SALE_STATES),
        /** The state that `active` undoes: refused if the ad was changed since, and without a new period for the ad. */
        undoes: z.optional(
          z.union([
            z.object({ state: z.enum(DEAL_STATES), buyerId: z.nullable(z.uuid()) }),
            z.object({ state: z.literal('hidden') }),
          ]),
        ),
      }),
    )
    .output(z.object({ id: z.uuid(), saleState: z.enum(SALE_STATES) })),
  renew: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/renewal',
      summary: "Renews the user's own ad, from three days before it expires",
      tags: ['ads'],
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(RenewedAd),
  renewByLink: oc
    .route({
      method: 'POST',
      path: '/ad-renewals',
      summary: 'Renews an ad by the link mailed to its seller',
      tags: ['ads'],
    })
    .errors(mayRefuse('CONFLICT'))
    .input(z.object({ token: z.string().check(withoutNul(), z.maxLength(200)) }))
    .output(z.extend(RenewedAd, { isNew: z.boolean() })),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/ads/{id}',
      summary: 'Deletes an ad, by its owner or an admin, who may restore it for a minute',
      tags: ['ads'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(z.object({ id: z.uuid(), removedUntil: z.string() })),
  restore: oc
    .route({
      method: 'POST',
      path: '/removed-ads/{id}/restoration',
      summary: 'Restores an ad that the user has just deleted',
      tags: ['ads'],
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(ById)
    .output(SavedAd),
  mine: oc
    .route({
      method: 'GET',
      path: '/me/ads',
      summary: "Lists the user's own ads, newest first, and deleted ones that can be restored",
      tags: ['ads'],
    })
    .output(z.object({ ads: z.array(OwnAd), removed: z.array(DeletedAd) })),
  ofPerson: oc
    .route({
      method: 'GET',
      path: '/people/{id}/ads',
      summary: 'Lists the public ads of a user, newest first',
      tags: ['ads'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(z.object({ id: z.uuid(), after: z.optional(z.string().check(z.maxLength(200))) }))
    .output(z.object({ ads: z.array(AdCard), next: z.nullable(z.string()) })),
  favorites: oc
    .route({
      method: 'GET',
      path: '/me/favorites',
      summary: "Lists the user's own favourites, newest first",
      tags: ['ads'],
    })
    .output(z.object({ adIds: z.array(z.uuid()), ads: z.array(AdCard) })),
  addFavorite: oc
    .route({
      method: 'PUT',
      path: '/ads/{id}/favorite',
      summary: 'Adds an ad to the favourites',
      tags: ['ads'],
    })
    .errors(mayRefuse('PAGE_DISABLED', 'NOT_FOUND'))
    .input(ById)
    .output(Favorite),
  removeFavorite: oc
    .route({
      method: 'DELETE',
      path: '/ads/{id}/favorite',
      summary: 'Removes an ad from the favourites',
      tags: ['ads'],
    })
    .input(ById)
    .output(Favorite),

  ...adModerationContract,
};
