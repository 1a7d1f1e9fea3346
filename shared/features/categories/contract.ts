// Endpoints of categories: the active ones for everyone, and their management in the back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { SIZE_SYSTEMS } from './category-attributes.ts';
import { MAX_CATEGORY_DESCRIPTION_LENGTH, MAX_CATEGORY_NAME_LENGTH } from './category-limits.ts';
import { visible, withoutNul } from '../../saved-text.ts';
import { categoryTexts } from './texts.ts';

const CategoryAttributes = z.object({
  hasBrand: z.boolean(),
  hasModel: z.boolean(),
  sizeSystem: z.nullable(z.enum(SIZE_SYSTEMS)),
  hasColour: z.boolean(),
  hasAudience: z.boolean(),
});

/** Source: spec 2 §3 categories. */
export const Category = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  /** An emoji, or empty. */
  icon: z.string(),
  active: z.boolean(),
  createdAt: z.string(),
  attributes: CategoryAttributes,
  /** Ads in any status. */
  adCount: z.number(),
  /** Saved searches of users in it, which are deleted with it. */
  savedSearches: z.number(),
  can: z.object({ delete: z.boolean() }),
});
export type Category = z.infer<typeof Category>;

/** The parameters of the list on its page, and of its file. */
export const CategorySearch = z.object({
  category: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  active: z.optional(z.enum(['yes', 'no'])),
  order: z.optional(z.enum(['ads', 'newest'])),
});

/** The editable fields of a category. Source: spec 2 §5 Category. */
export const CategoryText = z.object({
  name: z.string(categoryTexts.nameMissing).check(
    z.trim(),
    visible(categoryTexts.nameMissing),
    withoutNul(),
    // The tilde separates several choices of a filter.
    z.regex(/^[^~]*$/, categoryTexts.nameWithTilde),
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
  /** Missing: unchanged, or none for a new category. */
  icon: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(
          /^(?:\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]{0,9})?$/u,
          categoryTexts.iconWrong,
        ),
      ),
  ),
  /** Missing: unchanged, or none for a new category. */
  attributes: z.optional(CategoryAttributes),
});
export type CategoryText = z.infer<typeof CategoryText>;

/** The values of a category when an admin began to change it. */
export const SeenCategory = z.object({
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  attributes: CategoryAttributes,
});
export type SeenCategory = z.infer<typeof SeenCategory>;

/** A category that ads can be placed in. */
export const ActiveCategory = z.object({ name: z.string(), attributes: CategoryAttributes });
export type ActiveCategory = z.infer<typeof ActiveCategory>;

/** The range of the column `smallint`. */
const CategoryId = z.coerce.number(categoryTexts.notFound).check(z.int(), z.gte(1), z.lte(32_767));

export const categoriesContract = {
  listActive: oc
    .route({
      method: 'GET',
      path: '/categories',
      summary: 'Lists active categories by name',
      tags: ['categories'],
    })
    .output(z.object({ categories: z.array(ActiveCategory) })),
  list: oc
    .route({
      method: 'GET',
      path: '/admin/categories',
      summary: 'Lists all categories by name, with their number of ads',
      tags: ['categories', 'admin'],
    })
    .output(z.object({ categories: z.array(Category) })),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/categories',
      summary: 'Creates a category',
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
      summary: 'Changes the name, description, icon or attributes of a category, also for its ads',
      tags: ['categories', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(CategoryText, {
        id: CategoryId,
        /** Optimistic locking: the update is refused if the category has changed since this version. */
        seen: z.optional(SeenCategory),
      }),
    )
    .output(Category),
  setActive: oc
    .route({
      method: 'PUT',
      path: '/admin/categories/{id}/active',
      summary: 'Activates or deactivates a category',
      tags: ['categories', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: CategoryId, active: z.boolean() }))
    .output(Category),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/categories/{id}',
      summary: 'Deletes a category without ads',
      tags: ['categories', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.object({ id: CategoryId }))
    .output(z.object({ id: z.number() })),
};
