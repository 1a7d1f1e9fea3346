// The attributes that the ads of a category have. Without the schema library, since most visitors load the marketplace first.

export const SIZE_SYSTEMS = ['shoes', 'clothes', 'balls'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];
/** Short names, for lists of attributes. */
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

export interface CategoryAttributes {
  hasBrand: boolean;
  hasModel: boolean;
  /** Null: its ads have no size. */
  sizeSystem: SizeSystem | null;
  hasColour: boolean;
  hasAudience: boolean;
}

export const noAttributes: CategoryAttributes = {
  hasBrand: false,
  hasModel: false,
  sizeSystem: null,
  hasColour: false,
  hasAudience: false,
};

/** The attributes that any of several categories has, with all their size systems. */
export function attributesOfAny(categories: readonly CategoryAttributes[]) {
  return {
    hasBrand: categories.some(({ hasBrand }) => hasBrand),
    sizeSystems: SIZE_SYSTEMS.filter((system) => categories.some(({ sizeSystem }) => sizeSystem === system)),
    hasColour: categories.some(({ hasColour }) => hasColour),
    hasAudience: categories.some(({ hasAudience }) => hasAudience),
  };
}
