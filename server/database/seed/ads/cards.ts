// Handwritten sample ads: trading cards.
import { ANY, FRESH, USED } from './ad-base.ts';
import type { AdBases } from './ad-base.ts';

export const cards: AdBases = [
  {
    titles: ['Rookiekort, graderat 9', 'Graderat rookiekort i fodral'],
    sentences: [
      'Graderat för två år sedan, fodralet är felfritt.',
      'Fler bilder skickas gärna.',
      'Skickas rekommenderat och väl skyddat.',
    ],
    price: [700, 4500],
    conditions: FRESH,
    pictures: ['card-graded', 'card-fan'],
  },
  {
    titles: ['Samling kort från nittiotalet', 'Cirka 300 basketkort, Upper Deck och Fleer'],
    sentences: [
      'Barndomens pärm, nu får någon annan bläddra.',
      'Mest spelare från den tidens lag, några stjärnor.',
      'Säljs som de är, jag har inte räknat varje kort.',
    ],
    price: [200, 900],
    conditions: USED,
    pictures: ['card-binder', 'card-fan'],
  },
  {
    titles: ['Jokić Prizm Silver', 'Prizm-kort, silver, Jokić'],
    sentences: [
      'Direkt från paket till plast.',
      'Centreringen är fin, hörnen skarpa.',
      'Byter gärna mot Dončić.',
    ],
    price: [150, 800],
    conditions: FRESH,
    pictures: ['card-single', 'card-pack'],
  },
  {
    titles: ['Oöppnade paket Hoops {år}', 'Box med kortpaket, plomberad'],
    sentences: ['Förvarade mörkt och torrt.', 'Plomben är obruten.', 'Kul present till någon som samlar.'],
    price: [250, 1400],
    conditions: ['Ny'],
    pictures: ['card-pack', 'card-fan'],
  },
  {
    titles: ['Svenska basketkort, Basketligan', 'Kort från svenska ligan {år}'],
    sentences: [
      'Ovanliga kort på svenska spelare.',
      'Nästan hel serie, saknar fyra nummer.',
      'Byte mot andra säsonger går bra.',
    ],
    price: [100, 500],
    conditions: ANY,
    pictures: ['card-fan', 'card-binder'],
  },
  {
    titles: ['Autografkort på dammästaren', 'Autografkort, numrerat {nummer}/99'],
    sentences: [
      'Signaturen är på kortet, inte på klistermärke.',
      'Numrerat, i magnetfodral.',
      'Köpt av en samlare i Norrköping.',
    ],
    price: [400, 2200],
    conditions: FRESH,
    pictures: ['card-single', 'card-graded'],
  },
  {
    titles: ['Tom samlarpärm med fickor', 'Pärm för 360 kort, oanvänd'],
    sentences: [
      'Sidladdade fickor så att inget ramlar ur.',
      'Dragkedja runt om.',
      'Säljer eftersom jag gick över till lådor.',
    ],
    price: [80, 240],
    conditions: FRESH,
    pictures: ['card-binder', 'card-pack'],
  },
];
