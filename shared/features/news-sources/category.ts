// The category of a fetched article: its source's, refined by names and terms in its title and excerpt. Pure.
import type { NewsCategory } from '../news/rules.ts';

/** In order: the first that matches wins. `*` matches the rest of a word. */
const terms = [
  [
    'Landslag',
    'landslag*|landskamp*|vm-kval*|em-kval*|eurobasket|fiba world cup|national teams?|blågula|damlandslag*|herrlandslag*',
  ],
  ['Ungdomsbasket', 'ungdoms*|juniorlag*|usm|u1[3-9]|u20|[pf]1[3-9]|pojkar|flickor|youth|under-1[3-9]'],
  [
    'Transfers',
    'transfers?|värvar|värvning*|nyförvärv*|förlänger (?:med|kontraktet|avtalet)|skriver på för|signs? (?:with|for)|signed (?:with|by)|traded? to|trade deadline|free agen(?:t|ts|cy)|waived|contract extension',
  ],
  ['NBA', 'nba|lakers|celtics|warriors|knicks|bucks|nuggets|mavericks|timberwolves|76ers|san antonio spurs'],
  ['Euroleague', 'euroleague|eurocup|olympiacos|fenerbah[cç]e|panathinaikos|anadolu efes'],
  ['Svensk basket', 'basketligan*|sbl|superettan|basketettan|svensk(?:a|t)? basket*|svenska cupen'],
] as const satisfies readonly (readonly [NewsCategory, string])[];

/** Without `\b`, which only supports ASCII letters. */
const patterns = terms.map(
  ([category, text]) =>
    [
      category,
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${text.replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{N}])`, 'iu'),
    ] as const,
);

/** @param source the category of its source, for an article that matches none */
export function refineCategory(
  source: NewsCategory,
  { title, excerpt }: { title: string; excerpt: string },
): NewsCategory {
  return categoryIn(title) ?? categoryIn(excerpt) ?? source;
}

function categoryIn(text: string): NewsCategory | undefined {
  const composed = text.normalize('NFC');
  return patterns.find(([, pattern]) => pattern.test(composed))?.[0];
}
