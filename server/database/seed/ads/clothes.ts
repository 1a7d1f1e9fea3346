// Handwritten sample ads: clothes.
import { ANY, FRESH, USED } from './ad-base.ts';
import type { AdBases } from './ad-base.ts';

export const clothes: AdBases = [
  {
    titles: ['Matchlinne {färg}, strl {plagg}', 'Basketlinne strl {plagg}, nr {nummer}'],
    sentences: [
      'Lätt tyg som andas, inga maskor som gått.',
      'Nummer {nummer} på rygg och bröst.',
      'Tvättat i fyrtio grader, aldrig torktumlat.',
    ],
    price: [80, 250],
    conditions: USED,
    pictures: ['jersey-red', 'shorts-black'],
  },
  {
    titles: ['Landslagströja blågul, strl {plagg}', 'Sverigelinne basket strl {plagg}'],
    sentences: [
      'Köpt på landskampen i Globen {år}.',
      'Sitter lite större än vanlig storlek.',
      'Inga fläckar, inget lukt, bara fin.',
    ],
    price: [250, 600],
    conditions: ANY,
    pictures: ['jersey-blue-yellow', 'socks'],
  },
  {
    titles: ['Retrotröja Bulls, strl {plagg}', 'Swingman-linne Chicago {plagg}'],
    sentences: [
      'Broderade siffror, tung och fin kvalitet.',
      'Använd på två konserter och en match.',
      'Skickas spårbart eller hämtas.',
    ],
    price: [500, 1200],
    conditions: USED,
    pictures: ['jersey-red', 'jersey-white'],
  },
  {
    titles: ['Shorts med fickor, strl {plagg}', 'Basketshorts {färg} {plagg}'],
    sentences: [
      'Långa och luftiga, dragsko i midjan.',
      'Fickor med dragkedja, ovanligt nog.',
      'Säljer för att jag har för många.',
    ],
    price: [60, 220],
    conditions: USED,
    pictures: ['shorts-black', 'shorts-blue'],
  },
  {
    titles: ['Uppvärmningsset strl {plagg}', 'Overall från klubben, {plagg}'],
    sentences: [
      'Jacka och byxor i samma storlek.',
      'Dragkedjor i benen så att skorna går igenom.',
      'Klubbmärket går att sprätta bort.',
      'Bara använd på bänken, mest den också tyvärr.',
    ],
    price: [200, 550],
    conditions: USED,
    pictures: ['warmup-set', 'hoodie-grey'],
  },
  {
    titles: ['Huvtröja basket, strl {plagg}', 'Hoodie {färg} med bollmotiv'],
    sentences: [
      'Varm och mjuk på insidan.',
      'Tryck på bröstet utan sprickor.',
      'Present som inte föll i smaken.',
    ],
    price: [120, 400],
    conditions: FRESH,
    pictures: ['hoodie-grey', 'warmup-set'],
  },
  {
    titles: ['Vändbart träningslinne, {plagg}', 'Tio vändlinnen till laget'],
    sentences: [
      'Vitt på ena sidan, mörkt på andra.',
      'Bra när man delar upp i lag på träningen.',
      'Finns i flera storlekar, fråga gärna.',
    ],
    price: [50, 900],
    conditions: ANY,
    pictures: ['jersey-white', 'jersey-blue-yellow'],
  },
  {
    titles: ['Kompressionstights strl {plagg}', 'Tights med knäskydd, {plagg}'],
    sentences: [
      'Inbyggda skydd vid knäna.',
      'Håller värmen på väg till hallen i januari.',
      'Använda några gånger, sitter för tajt på mig.',
    ],
    price: [90, 260],
    conditions: USED,
    pictures: ['kneepads', 'shorts-black'],
  },
];
