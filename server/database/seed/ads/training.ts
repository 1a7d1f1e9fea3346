// Handwritten sample ads: training equipment.
import { ANY, FRESH, USED } from './ad-base.ts';
import type { AdBases } from './ad-base.ts';

export const training: AdBases = [
  {
    titles: ['Koordinationsstege och koner', 'Stege 6 meter + 20 koner'],
    sentences: [
      'Allt du behöver för fotarbete hemma på garageuppfarten.',
      'Väska ingår så att allt håller ihop.',
      'En kon saknas, därav priset.',
    ],
    price: [80, 250],
    conditions: ANY,
    pictures: ['cones-ladder', 'court-outdoor'],
  },
  {
    titles: ['Gummiband, fem motstånd', 'Träningsband för hopp och styrka'],
    sentences: [
      'Fem band från lätt till riktigt tungt.',
      'Dörrfäste och handtag följer med.',
      'Inga sprickor i gummit.',
    ],
    price: [70, 220],
    conditions: ANY,
    pictures: ['resistance-bands', 'kettlebell'],
  },
  {
    titles: ['Dribbelglasögon', 'Glasögon som skymmer bollen'],
    sentences: [
      'Tvingar dig att lyfta blicken när du dribblar.',
      'Blev snabbt mitt barns favoritövning.',
      'Passar både barn och vuxna.',
    ],
    price: [40, 120],
    conditions: FRESH,
    pictures: ['dribble-goggles', 'cones-ladder'],
  },
  {
    titles: ['Hopprep med kullager', 'Snabbt hopprep i stål'],
    sentences: [
      'Justerbar längd, jämn gång.',
      'Tio minuter om dagen och du orkar fjärde perioden.',
      'Fodral ingår.',
    ],
    price: [50, 150],
    conditions: ANY,
    pictures: ['jump-rope', 'kettlebell'],
  },
  {
    titles: ['Taktiktavla med magneter', 'Coachtavla, halvplan och helplan'],
    sentences: [
      'Magneterna är kompletta, pennan skriver.',
      'Halvplan på ena sidan och helplan på andra.',
      'Har följt med till många cuper.',
    ],
    price: [100, 320],
    conditions: USED,
    pictures: ['tactic-board', 'whistle'],
  },
  {
    titles: ['Returnät för skott', 'Bollretur till korgen, fäst på ringen'],
    sentences: [
      'Skickar tillbaka bollen så att du hinner dubbelt så många skott.',
      'Fästs på ringen utan verktyg.',
      'En maska är lagad med lina.',
    ],
    price: [250, 900],
    conditions: USED,
    pictures: ['net-new', 'hoop-portable'],
  },
  {
    titles: ['Kettlebell {vikt} kg', 'Kettlebell i gjutjärn, {vikt} kg'],
    sentences: [
      'Rejäl i handen, lite färgsläpp i handtaget.',
      'Hämtas, för tung för posten.',
      'Fin till fysträningen mellan säsongerna.',
    ],
    price: [100, 350],
    conditions: USED,
    pictures: ['kettlebell', 'resistance-bands'],
  },
  {
    titles: ['Bollvagn för 12 bollar', 'Bollställ på hjul'],
    sentences: [
      'Rullar lätt och går att låsa.',
      'Fälls ihop när hallen ska städas.',
      'Föreningen har köpt en större.',
    ],
    price: [500, 1500],
    conditions: USED,
    pictures: ['ball-rack', 'balls-in-net'],
  },
];
