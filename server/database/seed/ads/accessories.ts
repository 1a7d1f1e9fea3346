// Handwritten sample ads: accessories.
import { ANY, FRESH, USED } from './ad-base.ts';
import type { AdBases } from './ad-base.ts';

export const accessories: AdBases = [
  {
    titles: ['Basketryggsäck med bollfack', 'Ryggsäck {färg}, rymmer boll och skor'],
    sentences: [
      'Eget fack för bollen och ett för skorna.',
      'Dragkedjorna går lätt.',
      'Liten fläck i botten, annars fin.',
    ],
    price: [120, 420],
    conditions: USED,
    pictures: ['bag-backpack', 'bottle'],
  },
  {
    titles: ['Sportväska 60 liter', 'Stor väska för cuper, {färg}'],
    sentences: [
      'Allt för en helg med tre matcher får plats.',
      'Axelrem och skofack.',
      'Har varit i Göteborg, Lund och Västerås.',
    ],
    price: [100, 380],
    conditions: USED,
    pictures: ['bag-duffel', 'bottle'],
  },
  {
    titles: ['Visselpipa för domare', 'Fox 40 med snodd'],
    sentences: [
      'Utan kula, går fram i vilken hall som helst.',
      'Munstycket är nytt och oanvänt.',
      'Lycka till, det behövs.',
    ],
    price: [40, 110],
    conditions: ANY,
    pictures: ['whistle', 'tactic-board'],
  },
  {
    titles: ['Knäskydd strl {plagg}', 'Vadderade knäskydd, ett par'],
    sentences: ['Tar smällen när man kastar sig efter bollen.', 'Halkar inte ner.', 'Nytvättade.'],
    price: [60, 200],
    conditions: USED,
    pictures: ['kneepads', 'sleeve'],
  },
  {
    titles: ['Fotledsskydd, vänster och höger', 'Fotledsstöd strl {plagg}'],
    sentences: [
      'Rekommenderat av min fysioterapeut efter en stukning.',
      'Snörs och spänns med band.',
      'Foten är hel igen, så nu får de vidare.',
    ],
    price: [150, 450],
    conditions: USED,
    pictures: ['ankle-brace', 'kneepads'],
  },
  {
    titles: ['Vattenflaska 1 liter', 'Flaska som inte läcker'],
    sentences: [
      'Tål maskindisk.',
      'Skruvlock och pip, inga mystiska lukter.',
      'Helt oanvänd, fick den på en mässa.',
    ],
    price: [30, 90],
    conditions: FRESH,
    pictures: ['bottle', 'bag-backpack'],
  },
  {
    titles: ['Skottärm och pannband, set', 'Pannband, svettband och ärm, {färg}'],
    sentences: [
      'Ett set för dig som vill se ut som ett proffs.',
      'Tvättade och mjuka.',
      'Ärmen passar medium.',
    ],
    price: [50, 160],
    conditions: USED,
    pictures: ['sleeve', 'headbands'],
  },
  {
    titles: ['Bollpump med mätare', 'Pump och nålar'],
    sentences: ['Visar trycket så att bollen blir lagom.', 'Tre nålar ingår.', 'Liten nog för väskan.'],
    price: [40, 140],
    conditions: ANY,
    pictures: ['ball-pump', 'ball-classic'],
  },
];
