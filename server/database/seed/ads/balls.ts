// Handwritten sample ads: basketballs.
import { ANY, FRESH, USED } from './ad-base.ts';
import type { AdBases } from './ad-base.ts';

export const balls: AdBases = [
  {
    titles: ['Spalding TF-1000, storlek 7', 'Matchboll Spalding strl 7', 'Spalding matchboll i läder'],
    sentences: [
      'Inspelad och skön, bara använd inomhus.',
      'Håller luften utan problem.',
      'Jag har fått en ny av klubben och behöver inte två.',
    ],
    price: [200, 500],
    conditions: USED,
    pictures: ['ball-classic', 'ball-on-floor'],
  },
  {
    titles: ['Molten BG5000 storlek 6', 'Molten matchboll damer, strl 6'],
    sentences: [
      'Samma boll som vi spelar med i serien.',
      'Bra grepp även när den är torr.',
      'Tvättad med ljummet vatten, inget annat.',
    ],
    price: [250, 650],
    conditions: ANY,
    pictures: ['ball-two-tone', 'ball-on-floor'],
  },
  {
    titles: ['Uteboll i gummi, strl 7', 'Streetboll som tål asfalt'],
    sentences: [
      'Har legat i bagageluckan hela sommaren, studsar som den ska.',
      'Greppet är bättre än på de flesta utebollar.',
      'Ventilen bytt i våras.',
    ],
    price: [60, 180],
    conditions: USED,
    pictures: ['ball-outdoor', 'court-outdoor'],
  },
  {
    titles: ['Fem träningsbollar, storlek 5', 'Bollar till ungdomslag, 5 st strl 5'],
    sentences: [
      'Vårt lag har gått upp till storlek 6.',
      'Alla håller luft, två är lite blanka.',
      'Säljs helst tillsammans, bollnät ingår.',
      'Passar spelare mellan nio och tolv år.',
    ],
    price: [300, 700],
    conditions: USED,
    pictures: ['balls-in-net', 'ball-rack'],
  },
  {
    titles: ['Miniboll till barnrummet', 'Mjuk miniboll, nästan ny'],
    sentences: [
      'Liten och mjuk, inga lampor i fara.',
      'Passar till en minikorg på dörren.',
      'Fick två i present.',
    ],
    price: [40, 120],
    conditions: FRESH,
    pictures: ['ball-mini', 'hoop-mini'],
  },
  {
    titles: ['Signerad boll från damlandslaget', 'Boll med autografer, landslaget {år}'],
    sentences: [
      'Signerad efter en träning som var öppen för publik.',
      'Autograferna är tydliga, bollen har aldrig studsats.',
      'Står i en hylla utan direkt sol.',
      'Seriösa bud tack.',
    ],
    price: [900, 2800],
    conditions: FRESH,
    pictures: ['ball-signed', 'trophy'],
  },
  {
    titles: ['Wilson Evolution strl 7', 'Wilson Evolution, inomhusboll'],
    sentences: [
      'Den bästa inneboll jag har haft, mjuk och greppvänlig.',
      'Använd en gång i veckan under ett år.',
      'Pump och nål följer med.',
    ],
    price: [250, 550],
    conditions: USED,
    pictures: ['ball-classic', 'ball-on-floor'],
  },
  {
    titles: ['Tung träningsboll 1,5 kg', 'Viktboll för passningsträning'],
    sentences: [
      'Tyngre än en vanlig boll, gör underverk för handleder och passningar.',
      'Börja försiktigt och öka.',
      'Ser ut som ny.',
    ],
    price: [150, 350],
    conditions: ANY,
    pictures: ['ball-dark', 'cones-ladder'],
  },
];
