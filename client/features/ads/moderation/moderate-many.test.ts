// One decision on many ads.
import { expect, it } from 'vitest';
import { blankAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { Outcome } from './moderation-decisions.ts';
import { decideEach } from './moderate-many.ts';

function ads(count: number): ModeratedAd[] {
  return Array.from({ length: count }, (_, position) => ({
    id: String(position),
    title: `Annons ${position}`,
    price: 0,
    category: 'Övrigt',
    condition: 'Ny',
    ...blankAttributes,
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
    restriction: null,
    isSellerSuspended: false,
    can: { approve: true, reject: true, remove: true },
  }));
}

const undoOf = (id: string) => ({ id, until: '2026-01-01T12:01:00.000Z' });

it('continues after failures and reports each with its reason', async () => {
  const outcomes: Record<string, Outcome> = {
    '1': { kind: 'changed', sentence: 'Kim har redan avvisat annonsen.' },
    '3': { kind: 'failed', sentence: '' },
  };
  const steps: number[] = [];
  const report = await decideEach(
    ads(6),
    { status: 'approved' },
    {
      decide: async ({ id }) => outcomes[id] ?? { kind: 'decided', undo: undoOf(id) },
      onDone: (done) => steps.push(done),
    },
  );
  expect(report).toEqual({
    decided: ['0', '2', '4', '5'].map(undoOf),
    failed: [
      { id: '1', title: 'Annons 1', sentence: 'Kim har redan avvisat annonsen.' },
      { id: '3', title: 'Annons 3', sentence: 'Kunde inte uppdatera annons' },
    ],
  });
  expect(steps).toEqual([1, 2, 3, 4, 5, 6]);
});

it('requests each ad once, at most four at a time', async () => {
  const requested: string[] = [];
  let underway = 0;
  let maxUnderway = 0;
  await decideEach(
    ads(20),
    { status: 'rejected', rule: 'ads', reason: 'Suddig bild' },
    {
      decide: async ({ id }) => {
        requested.push(id);
        underway += 1;
        maxUnderway = Math.max(maxUnderway, underway);
        await Promise.resolve();
        underway -= 1;
        return { kind: 'decided', undo: undoOf(id) };
      },
      onDone: () => undefined,
    },
  );
  expect(new Set(requested).size).toBe(20);
  expect(requested).toHaveLength(20);
  expect(maxUnderway).toBe(4);
});
