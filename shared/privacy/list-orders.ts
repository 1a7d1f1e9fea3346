// How each list is ordered, for the terms. Source: marknadsföringslagen (ranking criteria must be disclosed); regulation
// (EU) 2022/2065, article 27. Records by the sort's name: a new sort does not compile without its sentence.
import { type AD_SORTS, LISTED_FROM_VISITORS } from '../features/ads/rules.ts';
import { FEATURED_EXPLANATION } from '../features/ads/texts.ts';
import {
  COMMENTER_WEIGHT,
  HOT_COMMENTS,
  HOT_HOURS,
  HOT_PEOPLE,
  POPULAR_DAYS,
  type PostSort,
} from '../features/forum/rules.ts';
import { MAX_FEATURED, TRENDING_DAYS } from '../features/news/rules.ts';

export interface ListOrder {
  list: string;
  texts: readonly string[];
}

const adSorts: Record<(typeof AD_SORTS)[number], string> = {
  best: 'Bäst träff: hur väl orden passar och hur ny annonsen är, eller hur billig om du skriver det. Förvald när du söker på ord.',
  newest: 'Nyast: de senaste först. Förvald annars.',
  cheapest: 'Billigast: lägst pris först.',
  dearest: 'Dyrast: högst pris först.',
};

const postSorts: Record<PostSort, string> = {
  activity: 'Senaste aktivitet: där någon skrev senast. Förvald.',
  newest: 'Nyast: den senast skapade tråden först.',
  popular: `Populära: antalet gilla och ${COMMENTER_WEIGHT} för var och en som har kommenterat, de senaste ${POPULAR_DAYS} dagarna.`,
  unanswered: 'Obesvarade: trådar utan svar, efter ålder.',
};

export const LIST_ORDERS: readonly ListOrder[] = [
  {
    list: 'Annonser',
    texts: [
      ...Object.values(adSorts),
      'Skriver du fri frakt kommer annonser där säljaren betalar frakten före andra.',
      'Med Nära mig kommer de närmaste orterna först.',
      'Sålda annonser är dolda tills du väljer att visa dem, och kommer då sist i Bäst träff.',
      'Ingen kan betala för en bättre plats.',
    ],
  },
  {
    list: 'Förslag när du söker',
    texts: [
      `Populära sökningar: de som minst ${LISTED_FROM_VISITORS} besökare har gjort samma dag, de vanligaste först. Sedan ord ur annonserna, kategorier och märken som börjar som det du skriver.`,
    ],
  },
  {
    list: 'Utvalda annonser',
    texts: [FEATURED_EXPLANATION],
  },
  {
    list: 'Liknande annonser',
    texts: [
      'Samma kategori. Mest räknas att det är samma vara, sedan samma storlek, sedan att båda är för barn (Junior), sedan samma märke. Av dem som är lika mycket lika kommer de närmaste först, och sedan de med det närmaste priset.',
    ],
  },
  {
    list: 'Forumet',
    texts: [
      'Trådar som vi har fäst ligger först.',
      ...Object.values(postSorts),
      `Het: minst ${HOT_COMMENTS} kommentarer av minst ${HOT_PEOPLE} personer på ${HOT_HOURS} timmar.`,
      'En sökning hittar också kommentarer och ändrar inte ordningen, som är densamma för alla.',
    ],
  },
  {
    list: 'Nyheter',
    texts: [
      `Redaktionen väljer de ${MAX_FEATURED} överst; resten kommer efter tid. Mest lästa räknas på de senaste ${TRENDING_DAYS} dagarna.`,
    ],
  },
  {
    list: 'Resultat',
    texts: ['Efter matchens tid. Tabeller räknas fram ur resultaten, utom för barn under 13 år.'],
  },
  {
    list: 'Turneringar',
    texts: [
      'Efter startdatum: de kommande som börjar först, de avslutade med den senaste överst.',
      'Utvalda väljer redaktionen, utan betalning.',
    ],
  },
  { list: 'Föreningar', texts: ['Efter namn, eller med Nära mig efter avstånd.'] },
  { list: 'Samtal, favoriter, omdömen och notiser', texts: ['De senaste först.'] },
];
