// Declarations of brands: audit log.
import type { Feature } from '../../feature.ts';

export const brandsFeature = {
  audit: {
    actions: { 'brand.create': 'Märke tillagt', 'brand.change': 'Märke ändrat' },
    targets: { brand: 'Märke' },
    fields: { name: 'Namn', aliases: 'Andra stavningar', active: 'Aktiv' },
  },
} as const satisfies Feature;
