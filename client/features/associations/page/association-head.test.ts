// Structured data of an association's page.
import { expect, test } from 'vitest';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { associationHead } from './association-head.ts';

const SITE = 'https://torget.exempel.se';
const association: Association = {
  id: '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a12',
  name: 'Ekstad Basket',
  description: '',
  city: 'Luleå',
  county: 'Norrbotten',
  district: 'Norrbotten',
  federation: 'Svenska Basketbollförbundet',
  contactPerson: 'Frideborg Ek',
  phone: '070-174 06 05',
  email: 'info@ekstad.example',
  hidesContact: false,
  websiteUrl: 'https://ekstad.example/',
  logo: { id: '1b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a12', preview: '' },
  latitude: 65.58,
  longitude: 22.15,
  hasOpenCourt: true,
  openCourtDays: '',
  openCourtInfo: '',
  hours: [
    {
      weekday: 2,
      from: '18:30',
      to: '20:00',
      ageGroup: '',
      fee: '',
      address: '',
      validFrom: null,
      validUntil: '2026-12-18',
      closedOnHolidays: true,
    },
  ],
  isSample: false,
  updatedAt: '2026-11-24T12:00:00.000Z',
  can: { edit: false },
};

const dataOf = (described: Association) =>
  associationHead(described, SITE).meta.find((candidate) => 'script:ld+json' in candidate);

test('describes a club, and leaves out its contact data', () => {
  expect(dataOf(association)).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': ['SportsClub', 'SportsOrganization'],
      name: 'Ekstad Basket',
      url: `${SITE}/associations/${association.id}`,
      sport: 'Basketball',
      logo: `${SITE}/pictures/${association.logo?.id}/640.webp`,
      sameAs: 'https://ekstad.example/',
      memberOf: { '@type': 'SportsOrganization', name: 'Svenska Basketbollförbundet' },
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'SE',
        addressLocality: 'Luleå',
        addressRegion: 'Norrbotten',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 65.58, longitude: 22.15 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Tuesday',
          opens: '18:30',
          closes: '20:00',
          validThrough: '2026-12-18',
        },
      ],
    },
  });
});

test('a day around the clock ends at 23:59, as from 00:00 to 00:00 would be closed', () => {
  const hours = association.hours.map((row) => Object.assign({}, row, { from: '00:00', to: '00:00' }));
  expect(dataOf({ ...association, hours })).toMatchObject({
    'script:ld+json': { openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }] },
  });
});
