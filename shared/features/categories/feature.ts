// Declarations of categories: audit log.
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
    fields: { active: 'Aktiv', description: 'Beskrivning', name: 'Namn' },
  },
} as const satisfies Feature;
