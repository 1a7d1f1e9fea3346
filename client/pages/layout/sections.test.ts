// Who is shown which way.
import { expect, it } from 'vitest';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { footerGroups, sectionsFor, thumbSectionsFor } from './sections.tsx';

const person = (role: Viewer['role']): Viewer => ({
  id: '3f1c0a52-7d34-4a8e-9c8f-6d2b1a0e4f77',
  email: 'asa@exempel.se',
  name: 'Åsa',
  role,
  verified: false,
  avatarUrl: null,
  memberSince: '2026-01-01T12:00:00.000Z',
  birthYear: 1990,
  hasTwoStep: false,
  needsTwoStep: false,
});
const labels = (links: { label: string }[]) => links.map(({ label }) => label);

it('shows visitors and users the five sections, by their names', () => {
  const five = ['Marknadsplats', 'Forum', 'Turneringar', 'Föreningar', 'Nyheter & Resultat'];
  expect(labels(sectionsFor(null))).toEqual(five);
  expect(labels(sectionsFor(person('user')))).toEqual(five);
});

it('shows Admin to whose role waits for two-step sign-in, where it says so', () => {
  expect(labels(sectionsFor({ ...person('user'), needsTwoStep: true })).at(-1)).toBe('Admin');
});

it.each(['admin', 'superadmin'] as const)('shows Admin to an %s, on a phone too', (role) => {
  expect(labels(sectionsFor(person(role))).at(-1)).toBe('Admin');
  expect(labels(thumbSectionsFor(person(role)).more)).toContain('Admin');
});

it('loses no section under the thumb', () => {
  const { near, more } = thumbSectionsFor(null);
  const addresses = new Set([...near, ...more].map(({ href }) => href));
  expect(sectionsFor(null).every(({ href }) => addresses.has(href))).toBe(true);
});

it('links from the foot to every page the specification names', () => {
  const addresses = footerGroups.flatMap(({ links }) => links.map(({ href }) => href));
  expect(addresses.toSorted()).toEqual([
    '/about',
    '/cookies',
    '/create-ad',
    '/faq',
    '/marketplace',
    '/privacy',
    '/profile',
    '/support',
    '/terms',
  ]);
});
