// The people of a fresh site: names and towns, and unknown passwords.
import { DAY_MS } from '#shared/durations.ts';
import type { Random } from './random.ts';
import { counties, pickTown } from './towns.ts';

const firstNames = [
  'Elsa',
  'Oskar',
  'Amina',
  'Viktor',
  'Saga',
  'Mohamed',
  'Linnea',
  'Filip',
  'Ines',
  'Hampus',
  'Freja',
  'Ali',
  'Tuva',
  'Anton',
  'Selma',
  'Kevin',
  'Märta',
  'Jonas',
  'Åsa',
  'Björn',
  'Nadia',
  'Erik',
  'Wilma',
  'Dragan',
  'Ebba',
  'Samuel',
  'Hedda',
  'Marcus',
  'Leila',
  'Gustav',
] as const;
const lastNames = [
  'Lindqvist',
  'Berg',
  'Haddad',
  'Öberg',
  'Sjögren',
  'Nilsson',
  'Kovač',
  'Ekström',
  'Holm',
  'Åkesson',
  'Wallin',
  'Persson',
  'Yılmaz',
  'Nyström',
  'Dahl',
  'Fransson',
  'Ahmed',
  'Lund',
  'Söderberg',
  'Engström',
] as const;

export interface SamplePerson {
  id: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  county: string;
  verified: boolean;
  birthYear: number;
  createdAt: Date;
}

/** Creates `count` people with different names, members for up to three years. Their addresses receive no mail. */
export function makePeople(random: Random, count: number, now: Date): SamplePerson[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    let name = '';
    do name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    while (taken.has(name));
    taken.add(name);
    // An adult in every county, so that local ads have local sellers.
    const { location, county } = pickTown(random, counties[index - Math.floor((index + 1) / 10)]);
    return {
      id: random.uuid(),
      name,
      email: `${plain(name)}@exempel.invalid`,
      // Numbers that the Swedish Post and Telecom Authority reserves for fiction.
      phone: random.happens(0.7) ? `070-174 06 ${random.between(10, 99)}` : '',
      location,
      county,
      verified: random.happens(0.4),
      birthYear: now.getFullYear() - ageOf(index),
      createdAt: new Date(now.getTime() - random.between(20, 1100) * DAY_MS),
    };
  });
}

/** Mostly adults; one in ten plays in a youth team. */
function ageOf(index: number): number {
  return index % 10 === 9 ? 15 + (index % 3) : 19 + ((index * 17) % 45);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/[^a-z]+/g, '.');
}
