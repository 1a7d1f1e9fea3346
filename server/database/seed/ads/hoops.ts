// Handwritten sample ads: hoops.
import { ANY, FRESH, USED } from './ad-base.ts';
import type { AdBases } from './ad-base.ts';

export const hoops: AdBases = [
  {
    titles: ['Flyttbar basketkorg, höj- och sänkbar', 'Basketställning på hjul'],
    sentences: [
      'Går från 230 till 305 centimeter.',
      'Foten fylls med vatten eller sand.',
      'Plexiglaset har små repor men inga sprickor.',
      'Du behöver släp, jag hjälper till att lyfta.',
    ],
    price: [900, 3200],
    conditions: USED,
    pictures: ['hoop-portable', 'hoop-driveway'],
  },
  {
    titles: ['Väggkorg med fjäder', 'Basketkorg för vägg, dunkbar ring'],
    sentences: [
      'Ringen ger efter när man hänger i den.',
      'Bult och fäste följer med.',
      'Satt på ladan i fem år, lite rost på skruvarna.',
    ],
    price: [400, 1400],
    conditions: USED,
    pictures: ['hoop-wall', 'net-new'],
  },
  {
    titles: ['Minikorg till dörren', 'Dörrkorg med boll'],
    sentences: [
      'Hängs på dörren utan skruv.',
      'Skummad kant så att dörren inte märks.',
      'Har räddat många regniga söndagar.',
    ],
    price: [60, 220],
    conditions: ANY,
    pictures: ['hoop-mini', 'ball-mini'],
  },
  {
    titles: ['Nytt nät till korgen', 'Basketnät, kraftigt, {färg}'],
    sentences: [
      'Passar alla ringar med tolv öglor.',
      'Tjock nylon som tål regn.',
      'Köpte dubbelt av misstag.',
    ],
    price: [40, 130],
    conditions: ['Ny'],
    pictures: ['net-new', 'hoop-wall'],
  },
  {
    titles: ['Kedjenät för utebana', 'Nät av kedja, ljudet från gatan'],
    sentences: ['Det där ljudet går inte att få med nylon.', 'Galvaniserat, rostar inte.', 'Krokar ingår.'],
    price: [120, 300],
    conditions: FRESH,
    pictures: ['net-chain', 'court-outdoor'],
  },
  {
    titles: ['Inmurad basketställning, 3,05 m', 'Fast korg till gården'],
    sentences: [
      'Stolpe i galvat stål med rejält utstick.',
      'Vi gjuter om uppfarten och barnen är utflugna.',
      'Måste grävas upp av köparen, spade finns.',
    ],
    price: [500, 2500],
    conditions: USED,
    pictures: ['hoop-driveway', 'hoop-portable'],
  },
  {
    titles: ['Easybasketkorg för barn', 'Låg korg för de minsta'],
    sentences: [
      'Höjden ändras med ett handgrepp.',
      'Använd i vår barngrupp i tre år.',
      'Stadig även när sex barn skjuter samtidigt.',
    ],
    price: [200, 900],
    conditions: USED,
    pictures: ['hoop-mini', 'hoop-portable'],
  },
];
