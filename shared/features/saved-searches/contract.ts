// Endpoints of saved searches and their alerts.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { AdSearch } from '../ads/list/ad-search.ts';
import { inOneLine, visible, withoutNul } from '../../saved-text.ts';
import { MAX_SEARCH_NAME_LENGTH, SEARCH_ALERTS } from './rules.ts';
import { savedSearchTexts } from './texts.ts';

/** The marketplace parameters without order and page. A missing field means no filter. */
export const SearchFilter = z.pick(AdSearch, {
  search: true,
  category: true,
  region: true,
  city: true,
  near: true,
  within: true,
  condition: true,
  price: true,
  brand: true,
  size: true,
  colour: true,
  audience: true,
  delivery: true,
  seller: true,
  min: true,
  max: true,
});
export type SearchFilter = z.infer<typeof SearchFilter>;

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  filter: SearchFilter,
  alert: z.enum(SEARCH_ALERTS),
  createdAt: z.string(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const name = z
  .string(savedSearchTexts.nameMissing)
  .check(
    z.trim(),
    visible(savedSearchTexts.nameMissing),
    withoutNul(),
    inOneLine(),
    z.maxLength(MAX_SEARCH_NAME_LENGTH, savedSearchTexts.nameTooLong),
  );
const alert = z.enum(SEARCH_ALERTS, 'Välj när du vill få veta');

export const NewSavedSearch = z.object({ name, filter: SearchFilter, alert });
export type NewSavedSearch = z.infer<typeof NewSavedSearch>;

const ById = z.object({ id: z.uuid(savedSearchTexts.notFound) });

/** A missing field is unchanged. */
export const SavedSearchChange = z.extend(ById, { name: z.optional(name), alert: z.optional(alert) });
export type SavedSearchChange = z.infer<typeof SavedSearchChange>;

export const savedSearchesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/me/saved-searches',
      summary: "Lists the user's own saved searches, newest first",
      tags: ['saved-searches'],
    })
    .output(z.object({ searches: z.array(SavedSearch) })),
  save: oc
    .route({
      method: 'POST',
      path: '/me/saved-searches',
      summary: 'Saves a search under a name',
      tags: ['saved-searches'],
      successStatus: 201,
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(NewSavedSearch)
    .output(SavedSearch),
  change: oc
    .route({
      method: 'PATCH',
      path: '/me/saved-searches/{id}',
      summary: 'Changes the name or the alerts of a saved search',
      tags: ['saved-searches'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(SavedSearchChange)
    .output(SavedSearch),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/me/saved-searches/{id}',
      summary: 'Deletes a saved search',
      tags: ['saved-searches'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(z.object({ id: z.uuid() })),
};
