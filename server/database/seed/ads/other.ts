// Handwritten sample ads: everything else, among it services and events.
import { FRESH, USED } from './ad-base.ts';
import type { AdBases } from './ad-base.ts';

const SERVICE = ['Tjänst'] as const;
const EVENT = ['Event'] as const;

export const other: AdBases = [
  {
    titles: ['Skottränare söker spelare', 'Individuell skotträning, 60 minuter'],
    sentences: [
      'Jag har spelat i Superettan och tränat ungdomar i åtta år.',
      'Vi filmar skottet och bygger upp det bit för bit.',
      'Hall finns, du tar med skor och vatten.',
      'Första passet till halva priset.',
    ],
    price: [250, 500],
    conditions: SERVICE,
    pictures: ['coach-clipboard', 'court-indoor'],
  },
  {
    titles: ['Domare till er cup', 'Utbildad domare, steg 2'],
    sentences: [
      'Dömer ungdom och division 3.',
      'Kommer med egen pipa och gott humör.',
      'Resa ersätts enligt förbundets nivå.',
    ],
    price: [200, 450],
    conditions: SERVICE,
    pictures: ['whistle', 'scoreboard'],
  },
  {
    titles: ['Sommarläger för tjejer 10–13 år', 'Dagläger basket, vecka {vecka}'],
    sentences: [
      'Fem dagar med träning, lek och matcher.',
      'Lunch och lägertröja ingår.',
      'Alla nivåer är välkomna, även den som aldrig spelat.',
    ],
    price: [700, 1800],
    conditions: EVENT,
    pictures: ['court-outdoor', 'balls-in-net'],
  },
  {
    titles: ['Streetballturnering 3 mot 3', 'Anmäl lag: 3x3 på torget'],
    sentences: [
      'Fyra klasser, priser till de tre bästa lagen.',
      'Musik, korv och domare på plats.',
      'Avgiften gäller per lag.',
    ],
    price: [200, 600],
    conditions: EVENT,
    pictures: ['court-outdoor', 'trophy'],
  },
  {
    titles: ['Tränarböcker, åtta stycken', 'Böcker om basket och ledarskap'],
    sentences: [
      'Svenska och engelska, några med anteckningar.',
      'Anfall, försvar och en om att vinna med glädje.',
      'Säljs helst i ett paket.',
    ],
    price: [100, 400],
    conditions: USED,
    pictures: ['books', 'tactic-board'],
  },
  {
    titles: ['Affisch från EM {år}', 'Inramad basketaffisch'],
    sentences: ['Glas och ram i ek.', 'Lite blekt i ena kanten.', 'Hängde i klubbstugan tills vi målade om.'],
    price: [100, 450],
    conditions: USED,
    pictures: ['poster', 'arena'],
  },
  {
    titles: ['Resultattavla med fjärrkontroll', 'Matchklocka till liten hall'],
    sentences: [
      'Röda siffror som syns från läktaren.',
      'Skottklockan är med men en siffra är svag.',
      'Kvitto från {år}.',
    ],
    price: [1500, 4900],
    conditions: USED,
    pictures: ['scoreboard', 'court-indoor'],
  },
  {
    titles: ['Pokaler och medaljer till cup', 'Medaljer guld, silver, brons – 45 st'],
    sentences: [
      'Blev över när cupen ställdes in.',
      'Neutralt motiv, plats för egen text.',
      'Band i blått och gult.',
    ],
    price: [150, 600],
    conditions: FRESH,
    pictures: ['trophy', 'scoreboard'],
  },
];
