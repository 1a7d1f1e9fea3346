// One decision about many ads: every one is tried, and the account of it is honest.
import { expect, it } from 'vitest';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { Outcome } from './moderation-decisions.ts';
import { decideEach } from './moderate-many.ts';

function ads(count: number): ModeratedAd[] {
  return Array.from({ length: count }, (_, place) => ({
    id: String(place),
    title: `Annons ${place}`,
    price: 0,
    category: 'Övrigt',
    condition: 'Ny',
    location: 'Lund',
    county: 'Skåne',
    saleState: 'active',
    createdAt: '2026-01-01T12:00:00.000Z',
    updatedAt: '2026-01-01T12:00:00.000Z',
    picture: null,
    pictures: [],
    status: 'pending',
    description: '',
    postalCode: '',
    seller: { id: '1', name: 'Siv', email: 'siv@exempel.se' },
    decision: null,
    can: { approve: true, reject: true, delete: true },
  }));
}

it('goes on past those that fail, and says which and why', async () => {
  const outcomes: Record<string, Outcome> = {
    '1': { kind: 'changed', sentence: 'Kim har redan avvisat annonsen.' },
    '3': { kind: 'failed', sentence: '' },
  };
  const steps: number[] = [];
  const report = await decideEach(ads(6), 'approved', {
    decide: async ({ id }) => outcomes[id] ?? { kind: 'decided' },
    onDone: (done) => steps.push(done),
  });
  expect(report).toEqual({
    decision: 'approved',
    decided: 4,
    failed: [
      { id: '1', title: 'Annons 1', sentence: 'Kim har redan avvisat annonsen.' },
      { id: '3', title: 'Annons 3', sentence: 'Kunde inte uppdatera annons' },
    ],
  });
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
});

it('asks for each ad once, never more than four at a time', async () => {
  const asked: string[] = [];
  let underway = 0;
  let most = 0;
  await decideEach(ads(20), 'rejected', {
    decide: async ({ id }) => {
      asked.push(id);
      underway += 1;
      most = Math.max(most, underway);
      await Promise.resolve();
      underway -= 1;
      return { kind: 'decided' };
    },
    onDone: () => undefined,
  });
  expect(new Set(asked).size).toBe(20);
  expect(asked).toHaveLength(20);
  expect(most).toBe(4);
});
