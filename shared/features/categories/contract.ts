// The endpoints of categories: the active ones for everyone, and managing them in the back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { MAX_CATEGORY_DESCRIPTION_LENGTH, MAX_CATEGORY_NAME_LENGTH } from './rules.ts';
import { visible, withoutNul } from '../../saved-text.ts';
import { categoryTexts } from './words.ts';

/** Source: spec 2 §3 categories. */
export const Category = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  createdAt: z.string(),
  /** Ads of every status. */
  adCount: z.number(),
  can: z.object({ delete: z.boolean() }),
});
export type Category = z.infer<typeof Category>;

/** What one writes of a category. Source: spec 2 §5 Category. */
export const CategoryText = z.object({
  name: z
    .string(categoryTexts.nameMissing)
    .check(
      z.trim(),
      visible(categoryTexts.nameMissing),
      withoutNul(),
      z.maxLength(MAX_CATEGORY_NAME_LENGTH, `Namnet får vara högst ${MAX_CATEGORY_NAME_LENGTH} tecken`),
    ),
  description: z._default(
    z
      .string()
      .check(
        z.trim(),
        withoutNul(),
        z.maxLength(
          MAX_CATEGORY_DESCRIPTION_LENGTH,
          `Beskrivningen får vara högst ${MAX_CATEGORY_DESCRIPTION_LENGTH} tecken`,
        ),
      ),
    '',
  ),
});
export type CategoryText = z.infer<typeof CategoryText>;

/** What the number in an address says: nothing else is one of ours. */
const CategoryId = z.coerce.number(categoryTexts.notFound).check(z.int(), z.gte(1), z.lte(32_767));

export const categoriesContract = {
  listActive: oc
    .route({ method: 'GET', path: '/categories', summary: 'Active categories by name', tags: ['categories'] })
    .output(z.object({ categories: z.array(z.object({ name: z.string() })) })),
  list: oc
    .route({
      method: 'GET',
      path: '/admin/categories',
      summary: 'All categories by name, with their number of ads',
      tags: ['categories', 'admin'],
    })
    .output(z.object({ categories: z.array(Category) })),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/categories',
      summary: 'Add a category',
      tags: ['categories', 'admin'],
      successStatus: 201,
    })
    .errors(mayRefuse('CONFLICT'))
    .input(CategoryText)
    .output(Category),
  update: oc
    .route({
      method: 'PUT',
      path: '/admin/categories/{id}',
      summary: 'Rename or describe a category; its ads follow',
      tags: ['categories', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.extend(CategoryText, { id: CategoryId }))
    .output(Category),
  setActive: oc
    .route({
      method: 'PUT',
      path: '/admin/categories/{id}/active',
      summary: 'Offer a category to sellers, or stop offering it',
      tags: ['categories', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: CategoryId, active: z.boolean() }))
    .output(Category),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/categories/{id}',
      summary: 'Delete a category that has no ads',
      tags: ['categories', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.object({ id: CategoryId }))
    .output(z.object({ id: z.number() })),
};
