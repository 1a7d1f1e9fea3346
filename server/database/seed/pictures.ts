// The sample pictures: motifs and their files.
import { keysOf } from '#shared/feature.ts';
import type { SampleCategory } from './ad-bases.ts';

/** Motifs by category, with the prefix of their files; a file's number is the motif's position. */
const motifs = {
  Basketskor: [
    'skor',
    [
      'shoe-high-red',
      'shoe-high-black',
      'shoe-high-teal',
      'shoe-low-blue',
      'shoe-low-purple',
      'shoe-low-white',
      'shoes-pair-orange',
      'shoes-kids-green',
      'shoe-sole',
      'shoe-box',
      'shoes-pair-pink',
      'shoe-with-ball',
    ],
  ],
  Basketboll: [
    'boll',
    [
      'ball-classic',
      'ball-on-floor',
      'ball-two-tone',
      'ball-outdoor',
      'balls-in-net',
      'ball-rack',
      'ball-mini',
      'ball-signed',
      'ball-dark',
      'ball-by-wall',
    ],
  ],
  Kläder: [
    'klader',
    [
      'jersey-red',
      'jersey-white',
      'jersey-blue-yellow',
      'shorts-black',
      'shorts-blue',
      'warmup-set',
      'hoodie-grey',
      'socks',
      'jersey-purple',
    ],
  ],
  Träningsutrustning: [
    'traning',
    [
      'cones-ladder',
      'resistance-bands',
      'kettlebell',
      'jump-rope',
      'dribble-goggles',
      'tactic-board',
      'cones',
    ],
  ],
  Samlarkort: [
    'samlarkort',
    ['card-graded', 'card-fan', 'card-binder', 'card-single', 'card-pack', 'card-pile'],
  ],
  Basketkorgar: [
    'korg',
    [
      'hoop-portable',
      'hoop-driveway',
      'hoop-wall',
      'hoop-mini',
      'net-new',
      'net-chain',
      'court-outdoor',
      'court-dusk',
      'hoop-hall',
    ],
  ],
  Tillbehör: [
    'tillbehor',
    [
      'bag-backpack',
      'bag-duffel',
      'bottle',
      'whistle',
      'kneepads',
      'ankle-brace',
      'sleeve',
      'headbands',
      'ball-pump',
    ],
  ],
  Biljetter: ['biljett', ['ticket-pair', 'ticket-one', 'arena', 'season-card', 'ticket-family']],
  Övrigt: [
    'ovrigt',
    ['coach-clipboard', 'court-indoor', 'books', 'poster', 'scoreboard', 'trophy', 'medals'],
  ],
} as const satisfies Record<SampleCategory, readonly [string, readonly string[]]>;

export type Motif = (typeof motifs)[SampleCategory][1][number];

const filesOf = (category: SampleCategory): [string, string][] => {
  const [word, names] = motifs[category];
  return names.map((name, i) => [
    name,
    `${import.meta.dirname}/pictures/${word}-${String(i + 1).padStart(2, '0')}.webp`,
  ]);
};
const categories = keysOf(motifs);

/** The absolute path of every motif's file. */
export const pictureFiles = Object.fromEntries(categories.flatMap(filesOf)) as Record<Motif, string>;
