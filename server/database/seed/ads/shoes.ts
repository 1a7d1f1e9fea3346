// Handwritten sample ads: basketball shoes.
import { ANY, FRESH, USED } from './ad-base.ts';
import type { AdBases } from './ad-base.ts';

export const shoes: AdBases = [
  {
    titles: [
      'Jordan Why Not {färg}, strl {storlek}',
      'Jordanskor strl {storlek}, {färg}',
      'Jordan basketskor {storlek}',
    ],
    sentences: [
      'Använda en halv säsong inomhus, aldrig på asfalt.',
      'Sulan greppar fortfarande som den ska.',
      'Säljer för att de blev för små för mig.',
      'Originalkartong finns.',
    ],
    price: [450, 1100],
    conditions: USED,
    pictures: ['shoe-high-red', 'shoe-sole', 'shoe-box'],
  },
  {
    titles: ['Nike LeBron i storlek {storlek}', 'LeBron-skor {färg}, {storlek}'],
    sentences: [
      'Riktigt stabila skor för dig som spelar under korgen.',
      'Bra dämpning, snälla mot knäna.',
      'Små repor på vänster tå, syns på bilden.',
      'Tvättade snören och nya innersulor.',
    ],
    price: [600, 1400],
    conditions: USED,
    pictures: ['shoe-high-black', 'shoe-sole'],
  },
  {
    titles: ['Oanvända Curry-skor, strl {storlek}', 'Curry Flow {färg} – helt nya'],
    sentences: [
      'Köpta på nätet i fel storlek och returtiden hann gå ut.',
      'Lappen sitter kvar.',
      'Går att prova hos mig innan du bestämmer dig.',
      'Lätta och snabba, passar guards.',
    ],
    price: [900, 1600],
    conditions: FRESH,
    pictures: ['shoe-low-blue', 'shoe-box'],
  },
  {
    titles: ['Barnskor för basket, strl {barnstorlek}', 'Första basketskorna, strl {barnstorlek}'],
    sentences: [
      'Sonen hann växa ur dem på en termin.',
      'Perfekta för easybasket och första matcherna.',
      'Kardborre, så att barnet fixar dem själv.',
      'Ljus sula som inte märker golvet.',
    ],
    price: [100, 350],
    conditions: USED,
    pictures: ['shoes-kids-green', 'shoes-pair-orange'],
  },
  {
    titles: ['Kobe Protro strl {storlek}, samlarskick', 'Kobe 6 Protro {storlek}'],
    sentences: [
      'Provade hemma på mattan, aldrig spelade i.',
      'Kvitto och kartong följer med.',
      'Pris kan diskuteras vid snabb affär.',
      'Rökfritt och djurfritt hem.',
    ],
    price: [1900, 3900],
    conditions: FRESH,
    pictures: ['shoe-low-purple', 'shoe-box', 'shoe-sole'],
  },
  {
    titles: ['Adidas Harden {färg} {storlek}', 'Hardenskor i bra skick, {storlek}'],
    sentences: [
      'Spelade två säsonger med men de har mer att ge.',
      'Sulan är lite sliten under framfoten.',
      'Breda i lästen, sköna för breda fötter.',
    ],
    price: [250, 700],
    conditions: USED,
    pictures: ['shoe-high-teal', 'shoe-sole'],
  },
  {
    titles: ['Utomhusskor för asfalt, strl {storlek}', 'Streetskor {storlek} med tålig sula'],
    sentences: [
      'Hård gummisula som klarar sommarens alla timmar på utebanan.',
      'Lite blekta av solen, annars hela.',
      'Säljer eftersom jag bara spelar inne nu.',
    ],
    price: [200, 550],
    conditions: USED,
    pictures: ['shoes-pair-orange', 'shoe-sole'],
  },
  {
    titles: ['Sabrina 1 {färg}, strl {damstorlek}', 'Damskor basket strl {damstorlek}'],
    sentences: [
      'Dotterns matchskor, vårdade efter varje pass.',
      'Låga, lätta och följsamma.',
      'Köpare står för frakten, eller så möts vi i hallen.',
    ],
    price: [400, 1000],
    conditions: ANY,
    pictures: ['shoe-low-white', 'shoe-box'],
  },
  {
    titles: ['Retro Chuck Taylor, strl {storlek}', 'Klassiska Converse höga, {färg}'],
    sentences: [
      'Inte för spel längre men snygga till vardags.',
      'Patina på gummit, duken är hel.',
      'Från mitten av nittiotalet enligt förra ägaren.',
    ],
    price: [150, 600],
    conditions: USED,
    pictures: ['shoe-high-red', 'shoe-high-black'],
  },
];
