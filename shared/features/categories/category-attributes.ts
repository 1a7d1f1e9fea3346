// The attributes that the ads of a category have.
import * as z from 'zod/mini';

export const SIZE_SYSTEMS = ['shoes', 'clothes', 'balls'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];
/** Short. */
export const sizeSystemNames: Record<SizeSystem, string> = {
  shoes: 'Skor',
  clothes: 'Kläder',
  balls: 'Bollar',
};
export const sizeSystemLabels: Record<SizeSystem, string> = {
  shoes: 'Skor (EU 16–55)',
  clothes: 'Kläder (XXS–4XL och barnstorlekar)',
  balls: 'Bollar (3–7)',
};

export const CategoryAttributes = z.object({
  hasBrand: z.boolean(),
  hasModel: z.boolean(),
  /** Null: its ads have no size. */
  sizeSystem: z.nullable(z.enum(SIZE_SYSTEMS)),
  hasColour: z.boolean(),
  hasAudience: z.boolean(),
});
export type CategoryAttributes = z.infer<typeof CategoryAttributes>;

export const noAttributes: CategoryAttributes = {
  hasBrand: false,
  hasModel: false,
  sizeSystem: null,
  hasColour: false,
  hasAudience: false,
};

/** Those that any of several categories has, with all their size systems. */
export function attributesOfAny(categories: readonly CategoryAttributes[]) {
  return {
    hasBrand: categories.some(({ hasBrand }) => hasBrand),
    sizeSystems: SIZE_SYSTEMS.filter((system) => categories.some(({ sizeSystem }) => sizeSystem === system)),
    hasColour: categories.some(({ hasColour }) => hasColour),
    hasAudience: categories.some(({ hasAudience }) => hasAudience),
  };
}
