// The navigation for each kind of user.
import { expect, it } from 'vitest';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { bottomSectionsFor, currentIn, footerGroupsOn, sectionsFor } from './sections.tsx';

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

it('shows visitors and users the five sections by name', () => {
  const five = ['Marknadsplats', 'Forum', 'Turneringar', 'Föreningar', 'Nyheter & Resultat'];
  expect(labels(sectionsFor(null))).toEqual(five);
  expect(labels(sectionsFor(person('user')))).toEqual(five);
});

it('shows Admin to staff who must turn on two-step sign-in first', () => {
  expect(labels(sectionsFor({ ...person('user'), needsTwoStep: true })).at(-1)).toBe('Admin');
});

it.each(['admin', 'superadmin'] as const)('shows Admin to an %s, also on phones', (role) => {
  expect(labels(sectionsFor(person(role))).at(-1)).toBe('Admin');
  expect(labels(bottomSectionsFor(person(role)).more)).toContain('Admin');
});

it('has every section in the bottom navigation', () => {
  const { near, more } = bottomSectionsFor(null);
  const addresses = new Set([...near, ...more].map(({ href }) => href));
  expect(sectionsFor(null).every(({ href }) => addresses.has(href))).toBe(true);
});

it('has the inbox of signed-in users in the bottom navigation, and the forum under "Mer"', () => {
  const { near, more } = bottomSectionsFor(person('user'));
  expect(labels(near)).toEqual(['Hem', 'Marknad', 'Inkorg']);
  expect(labels(more)).toContain('Forum');
  expect(labels(bottomSectionsFor(null).near)).toEqual(['Hem', 'Marknad', 'Forum']);
});

it('links from the footer to every page of the specification', () => {
  const addresses = footerGroupsOn('/ad/1').flatMap(({ links }) => links.map(({ href }) => href));
  expect(addresses.toSorted()).toEqual([
    '/about',
    '/accessibility',
    '/cookies',
    '/create-ad',
    '/faq',
    '/marketplace',
    '/privacy',
    '/profile',
    '/support',
    '/support?problem=%2Fad%2F1#skriv',
    '/terms',
  ]);
});

it.each([
  ['/contact/1', '/support?problem=%2Fcontact%2F1#skriv'],
  ['/contact', '/support#skriv'],
  ['/support', '/support#skriv'],
])('reports a problem of %s with %s', (pathname, address) => {
  const links = footerGroupsOn(pathname).flatMap((group) => group.links);
  expect(links.find(({ label }) => label === 'Rapportera ett problem')?.href).toBe(address);
});

const id = '0192f3c4-0000-7000-8000-000000000001';
const marksOn = (pathname: string) =>
  sectionsFor(null).flatMap((section) => {
    const current = currentIn(section, pathname);
    return current ? [`${section.label}: ${current}`] : [];
  });

it.each([
  ['/marketplace', 'Marknadsplats: page'],
  [`/ad/${id}`, 'Marknadsplats: true'],
  ['/create-ad', 'Marknadsplats: true'],
  [`/edit-ad/${id}`, 'Marknadsplats: true'],
  ['/forum', 'Forum: page'],
  [`/forum/${id}`, 'Forum: true'],
  ['/tournaments', 'Turneringar: page'],
  [`/tournaments/${id}`, 'Turneringar: true'],
  ['/associations', 'Föreningar: page'],
  [`/associations/${id}`, 'Föreningar: true'],
  ['/news', 'Nyheter & Resultat: page'],
  [`/news/${id}`, 'Nyheter & Resultat: true'],
  ['/results', 'Nyheter & Resultat: true'],
  [`/results/${id}`, 'Nyheter & Resultat: true'],
  ['/teams/norrvikens-basket', 'Nyheter & Resultat: true'],
  ['/leagues/sbl-herr', 'Nyheter & Resultat: true'],
])('marks on %s "%s", and nothing else', (pathname, mark) => {
  expect(marksOn(pathname)).toEqual([mark]);
});

it.each(['/', '/about', '/newsletter/confirm', '/profile'])('marks nothing on %s', (pathname) => {
  expect(marksOn(pathname)).toEqual([]);
});
