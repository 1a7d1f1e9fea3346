// Declarations of categories: audit log.
import { sizeSystemNames } from './category-attributes.ts';
import type { Feature } from '../../feature.ts';

export const categoriesFeature = {
  audit: {
    actions: {
      'category.create': 'Kategori skapad',
      'category.change': 'Kategori ändrad',
      'category.switch': 'Kategori aktiverad/inaktiverad',
      'category.delete': 'Kategori borttagen',
    },
    targets: { category: 'Kategori' },
    fields: {
      active: 'Aktiv',
      description: 'Beskrivning',
      icon: 'Ikon',
      name: 'Namn',
      hasBrand: 'Har märke',
      hasModel: 'Har modell',
      sizeSystem: 'Storlekar',
      hasColour: 'Har färg',
      hasAudience: 'Har för vem',
    },
    values: { sizeSystem: sizeSystemNames },
  },
} as const satisfies Feature;
