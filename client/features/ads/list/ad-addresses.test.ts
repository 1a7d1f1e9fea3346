// URLs of the marketplace.
import { describe, expect, test } from 'vitest';
import { activeFilters, changeAddress, clearedHref, marketplaceHref, adjacentHrefs } from './ad-addresses.ts';

describe('the URL of a list', () => {
  test('is the same whatever the order of the parameters', () => {
    const one = marketplaceHref({ sort: 'cheapest', category: 'Kläder', search: 'tröja' });
    const other = marketplaceHref({ search: 'tröja', category: 'Kläder', sort: 'cheapest' });
    expect(one).toBe(other);
    expect(one).toBe('/marketplace?search=tr%C3%B6ja&category=Kl%C3%A4der&sort=cheapest');
  });

  test('has no query string without parameters', () => {
    expect(marketplaceHref({})).toBe('/marketplace');
  });

  test('returns to the first page when a filter changes', () => {
    const deep = { category: 'Kläder', after: 'abc', page: '3' };
    expect(changeAddress(deep, { region: 'Skåne' })).toEqual({ category: 'Kläder', region: 'Skåne' });
  });

  test('is exact until the text changes', () => {
    const exact = { search: 'addidas', exact: 'true' as const };
    expect(changeAddress(exact, { search: 'addidas', city: 'Lund' })).toEqual({ ...exact, city: 'Lund' });
    expect(changeAddress(exact, { sort: 'newest' })).toEqual({ ...exact, sort: 'newest' });
    expect(changeAddress(exact, { search: 'adidass' })).toEqual({ search: 'adidass' });
    expect(clearedHref({ ...exact, city: 'Lund' })).toBe('/marketplace?search=addidas&exact=true');
  });

  test('omits a filter with an empty value, as sent by a form without JavaScript', () => {
    expect(changeAddress({ category: 'Kläder', region: 'Skåne' }, { category: '' })).toEqual({
      region: 'Skåne',
    });
  });
});

describe('previous and next page', () => {
  test('are undefined for a list of one page', () => {
    expect(adjacentHrefs({}, { next: null, previous: null })).toEqual({
      page: 1,
      previousHref: undefined,
      nextHref: undefined,
    });
  });

  test('keep the filters and count the pages', () => {
    const address = { category: 'Kläder', view: 'list' as const, after: 'b', page: '3' };
    expect(adjacentHrefs(address, { next: 'c', previous: 'a' })).toEqual({
      page: 3,
      previousHref: '/marketplace?category=Kl%C3%A4der&before=a&view=list&page=2',
      nextHref: '/marketplace?category=Kl%C3%A4der&after=c&view=list&page=4',
    });
  });

  test('have no cursor from the second page to the first', () => {
    const { previousHref } = adjacentHrefs({ after: 'b', page: '2' }, { next: null, previous: 'a' });
    expect(previousHref).toBe('/marketplace');
  });
});

describe('active filters', () => {
  test('have a label and the URL of the list without them', () => {
    expect(activeFilters({ city: 'Umeå', price: '2000+', sort: 'dearest', view: 'list' })).toEqual([
      { name: 'city', label: 'Umeå', href: '/marketplace?price=2000%2B&sort=dearest&view=list' },
      { name: 'price', label: '2000+ kr', href: '/marketplace?city=Ume%C3%A5&sort=dearest&view=list' },
    ]);
  });

  test('do not include the search, which has its own field', () => {
    expect(activeFilters({ search: 'jordan' })).toEqual([]);
  });

  test('are cleared without the search, order and view', () => {
    expect(clearedHref({ search: 'jordan', category: 'Kläder', sort: 'cheapest', view: 'list' })).toBe(
      '/marketplace?search=jordan&sort=cheapest&view=list',
    );
  });
});

test('the distance filter omits the default distance, and is removed with its place', () => {
  expect(marketplaceHref({ near: '604490', within: '5' })).toBe('/marketplace?near=604490');
  const near = { near: '604490', within: '2' as const };
  expect(activeFilters(near)).toEqual([
    { name: 'near', label: 'Inom 2 mil från vald ort', href: '/marketplace' },
  ]);
  expect(changeAddress({}, { near: 'lulea', within: '2' })).toEqual({});
});
