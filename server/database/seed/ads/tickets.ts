// Handwritten sample ads: tickets.
import type { AdBases } from './ad-base.ts';

const TICKET = ['Biljett'] as const;

export const tickets: AdBases = [
  {
    titles: ['Två biljetter till SM-finalen', 'SM-final, 2 platser bredvid varandra'],
    sentences: [
      'Vi har fått förhinder och kan inte åka.',
      'Platserna är på långsidan, rad {rad}.',
      'Biljetterna skickas i mobilen samma dag.',
    ],
    price: [300, 900],
    conditions: TICKET,
    pictures: ['ticket-pair', 'arena'],
  },
  {
    titles: ['Biljett till landskampen', 'Landskamp, en ståplats'],
    sentences: [
      'Säljes till inköpspris.',
      'Stå i klacken, sitta går bra en annan gång.',
      'Kan lämnas över vid entrén.',
    ],
    price: [120, 350],
    conditions: TICKET,
    pictures: ['ticket-one', 'arena'],
  },
  {
    titles: ['Säsongskort, resten av säsongen', 'Säsongskort Basketligan, rad {rad}'],
    sentences: [
      'Nio hemmamatcher kvar, slutspel ingår inte.',
      'Jag flyttar och hinner inte gå.',
      'Kortet är personligt men klubben skriver över det.',
    ],
    price: [500, 1400],
    conditions: TICKET,
    pictures: ['ticket-pair', 'arena'],
  },
  {
    titles: ['Fyra familjebiljetter på lördag', 'Familjepaket till hemmamatchen'],
    sentences: [
      'Två vuxna och två barn, nära bänken.',
      'Ett av barnen blev sjukt.',
      'Popcorn ingår enligt biljetten.',
    ],
    price: [150, 400],
    conditions: TICKET,
    pictures: ['ticket-pair', 'ticket-one'],
  },
  {
    titles: ['EuroLeague i Berlin, 1 biljett', 'EuroLeague-biljett med bra sikt'],
    sentences: [
      'Köpt direkt av arenan, går att skriva om till ditt namn.',
      'Tåget är bokat av mig, tyvärr inte ombokningsbart.',
      'Rad {rad}, mitt på planen.',
    ],
    price: [400, 1300],
    conditions: TICKET,
    pictures: ['ticket-one', 'arena'],
  },
  {
    titles: ['Biljetter till damernas cupfinal', 'Cupfinal damer, 3 biljetter'],
    sentences: [
      'Tre platser i samma rad.',
      'Vi hade hoppats på vårt eget lag i finalen.',
      'Priset är för alla tre.',
    ],
    price: [200, 600],
    conditions: TICKET,
    pictures: ['ticket-pair', 'arena'],
  },
];
