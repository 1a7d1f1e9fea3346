// All handwritten sample ads, by category.
import { keysOf } from '#shared/feature.ts';
import { accessories } from './ads/accessories.ts';
import type { AdBases } from './ads/ad-base.ts';
import { balls } from './ads/balls.ts';
import { cards } from './ads/cards.ts';
import { clothes } from './ads/clothes.ts';
import { hoops } from './ads/hoops.ts';
import { other } from './ads/other.ts';
import { shoes } from './ads/shoes.ts';
import { tickets } from './ads/tickets.ts';
import { training } from './ads/training.ts';

export const adBases = {
  Basketskor: shoes,
  Basketboll: balls,
  Kläder: clothes,
  Träningsutrustning: training,
  Samlarkort: cards,
  Basketkorgar: hoops,
  Tillbehör: accessories,
  Biljetter: tickets,
  Övrigt: other,
} as const satisfies Record<string, AdBases>;

export type SampleCategory = keyof typeof adBases;
export const sampleCategories = keysOf(adBases);
