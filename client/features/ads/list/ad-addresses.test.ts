// What the marketplace's links promise.
import { describe, expect, test } from 'vitest';
import { activeFilters, changeAddress, clearedHref, marketplaceHref, adjacentHrefs } from './ad-addresses.ts';

describe('a link to the marketplace', () => {
  test('spells the same list the same way, whatever order it was asked for in', () => {
    const one = marketplaceHref({ sort: 'cheapest', category: 'Kläder', search: 'tröja' });
    const other = marketplaceHref({ search: 'tröja', category: 'Kläder', sort: 'cheapest' });
    expect(one).toBe(other);
    expect(one).toBe('/marketplace?search=tr%C3%B6ja&category=Kl%C3%A4der&sort=cheapest');
  });

  test('has no question mark when nothing is asked for', () => {
    expect(marketplaceHref({})).toBe('/marketplace');
  });

  test('begins at the first page when a filter changes', () => {
    const deep = { category: 'Kläder', after: 'abc', page: '3' };
    expect(changeAddress(deep, { region: 'Skåne' })).toEqual({ category: 'Kläder', region: 'Skåne' });
  });

  test('takes a filter off by an empty value, as a form without script sends it', () => {
    expect(changeAddress({ category: 'Kläder', region: 'Skåne' }, { category: '' })).toEqual({
      region: 'Skåne',
    });
  });
});

describe('paging', () => {
  test('offers no neighbours where there are none', () => {
    expect(adjacentHrefs({}, { next: null, previous: null })).toEqual({
      page: 1,
      previousHref: undefined,
      nextHref: undefined,
    });
  });

  test('keeps the filters and counts the pages', () => {
    const address = { category: 'Kläder', view: 'list' as const, after: 'b', page: '3' };
    expect(adjacentHrefs(address, { next: 'c', previous: 'a' })).toEqual({
      page: 3,
      previousHref: '/marketplace?category=Kl%C3%A4der&before=a&view=list&page=2',
      nextHref: '/marketplace?category=Kl%C3%A4der&after=c&view=list&page=4',
    });
  });

  test('goes from the second page to the list as it begins now', () => {
    const { previousHref } = adjacentHrefs({ after: 'b', page: '2' }, { next: null, previous: 'a' });
    expect(previousHref).toBe('/marketplace');
  });
});

describe('active filters', () => {
  test('are named as a person chose them, each with the list without it', () => {
    expect(activeFilters({ city: 'Umeå', price: '2000+', sort: 'dearest', view: 'list' })).toEqual([
      { name: 'city', label: 'Umeå', href: '/marketplace?price=2000%2B&sort=dearest&view=list' },
      { name: 'price', label: '2000+ kr', href: '/marketplace?city=Ume%C3%A5&sort=dearest&view=list' },
    ]);
  });

  test('do not count what is searched for, which has its own box', () => {
    expect(activeFilters({ search: 'jordan' })).toEqual([]);
  });

  test('are all taken off without losing the search, or how the list is sorted and shown', () => {
    expect(clearedHref({ search: 'jordan', category: 'Kläder', sort: 'cheapest', view: 'list' })).toBe(
      '/marketplace?search=jordan&sort=cheapest&view=list',
    );
  });
});
