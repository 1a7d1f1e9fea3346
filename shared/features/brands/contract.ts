// Endpoints of brands: the active ones for everyone, and their management in the back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { inOneLine, visible, withoutNul } from '../../saved-text.ts';
import { MAX_BRAND_LENGTH } from '../ads/attributes/attribute-values.ts';
import { MAX_BRAND_ALIASES } from './rules.ts';
import { brandTexts } from './texts.ts';

/** A brand: its spelling, and other ways to write it. */
export const Brand = z.object({
  id: z.number(),
  name: z.string(),
  aliases: z.array(z.string()),
  /** Whether it is suggested and recognised. */
  active: z.boolean(),
  /** Ads in any status. */
  adCount: z.number(),
});
export type Brand = z.infer<typeof Brand>;

/** The parameters of the file of brands. */
export const BrandSearch = z.object({
  /** A part of a name or of another spelling. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  /** By name by default. */
  sort: z.optional(z.literal('ads')),
});

/** The values of a brand when an admin began to change it. */
export const SeenBrand = z.omit(Brand, { id: true, adCount: true });
export type SeenBrand = z.infer<typeof SeenBrand>;

const brandName = z.string(brandTexts.nameMissing).check(
  z.trim(),
  visible(brandTexts.nameMissing),
  withoutNul(),
  inOneLine(),
  // The tilde separates several choices of a filter.
  z.regex(/^[^~]*$/, 'Namnet kan inte innehålla ~'),
  z.maxLength(MAX_BRAND_LENGTH, `Namnet får vara högst ${MAX_BRAND_LENGTH} tecken`),
);

export const NewBrand = z.object({
  name: brandName,
  aliases: z._default(
    z.array(brandName).check(z.maxLength(MAX_BRAND_ALIASES, brandTexts.tooManyAliases)),
    [],
  ),
  active: z._default(z.boolean(), true),
});
export type NewBrand = z.infer<typeof NewBrand>;

const BrandId = z.coerce.number(brandTexts.notFound).check(z.int(), z.gte(1), z.lte(2_147_483_647));

export const brandsContract = {
  listActive: oc
    .route({ method: 'GET', path: '/brands', summary: 'Lists active brands by name', tags: ['brands'] })
    .output(z.object({ brands: z.array(z.pick(Brand, { name: true, aliases: true })) })),
  list: oc
    .route({
      method: 'GET',
      path: '/admin/brands',
      summary: 'Lists all brands by name, with their number of ads',
      tags: ['brands', 'admin'],
    })
    .output(z.object({ brands: z.array(Brand) })),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/brands',
      summary: 'Adds a brand',
      tags: ['brands', 'admin'],
      successStatus: 201,
    })
    .errors(mayRefuse('CONFLICT'))
    .input(NewBrand)
    .output(Brand),
  update: oc
    .route({
      method: 'PUT',
      path: '/admin/brands/{id}',
      summary: 'Changes a brand, and its name in ads',
      tags: ['brands', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(NewBrand, {
        id: BrandId,
        /** Optimistic locking: the update is refused if the brand has changed since this version. */
        seen: z.optional(SeenBrand),
      }),
    )
    .output(Brand),
};
