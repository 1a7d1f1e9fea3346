// Parameters and texts of the moderation table.
import { describe, expect, it } from 'vitest';
import { parseModerationAddress, moderationSearchOf } from './address.ts';
import { moderationStatuses } from './statuses.ts';
import { moderationTexts } from './texts.ts';

const id = '91a0f426-e1af-46cb-9338-38e3b2436acb';

describe('search parameters', () => {
  it.each([
    [{}, {}],
    [
      { search: ' boll ', status: 'pending' },
      { search: 'boll', status: 'pending' },
    ],
    [
      { sort: 'oldest', page: '2', after: 'n1.x' },
      { sort: 'oldest', page: '2', after: 'n1.x' },
    ],
    [{ ad: id }, { ad: id }],
  ])('parses %j', (params, address) => {
    expect(parseModerationAddress(params)).toEqual(address);
  });

  it.each([
    { status: 'sold' },
    { sort: 'newest' },
    { sort: 'dearest' },
    { page: '0' },
    { page: 'två' },
    { after: 'x'.repeat(201) },
    { ad: 'not-an-id' },
    { search: '   ' },
    { search: 2024 },
    { other: 'x' },
  ])('ignores invalid parameters: %j', (params) => {
    expect(parseModerationAddress(params)).toEqual({});
  });

  it('truncates a search to the maximum length of the API', () => {
    expect(parseModerationAddress({ search: 'x'.repeat(150) }).search).toHaveLength(100);
  });

  it('sends neither the open ad nor the page number to the API', () => {
    const address = { search: 'boll', status: 'pending', page: '3', ad: id } as const;
    expect(JSON.parse(JSON.stringify(moderationSearchOf(address)))).toEqual({
      search: 'boll',
      status: 'pending',
    });
  });
});

describe('texts', () => {
  it('label each status', () => {
    const labels = Object.values(moderationStatuses).map(({ label }) => label);
    expect(labels).toEqual(['Väntar', 'Godkänd', 'Avvisad', 'Borttagen']);
  });

  it.each([
    [1, 'approved', 'Annons godkänd'],
    [1, 'rejected', 'Annons avvisad'],
    [9, 'approved', '9 annonser godkända'],
    [2, 'rejected', '2 annonser avvisade'],
  ] as const)('report the decision on %i ads: %s', (count, decision, sentence) => {
    expect(moderationTexts.decidedMany(count, decision)).toBe(sentence);
  });

  it('name the moderator who decided first, if known', () => {
    expect(moderationTexts.decidedBy('Kim', 'rejected')).toBe('Kim har redan avvisat annonsen.');
    expect(moderationTexts.decidedBy(null, 'approved')).toBe('Någon annan har redan godkänt annonsen.');
  });
});
