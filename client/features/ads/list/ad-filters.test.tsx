// The filters of the marketplace: filters of the chosen categories, multiple choices, custom prices, and sold ads.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseAdAddress } from '#shared/features/ads/list/address.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { show } from '../../../testing/show.tsx';
import { AdFilters } from './ad-filters.tsx';
import { firstChoices } from './use-ad-choices.ts';
import { useAdList } from './use-ad-list.ts';

const shoes = { ...noAttributes, hasBrand: true, sizeSystem: 'shoes' } as const;
const nothing = { next: null, previous: null, corrected: null, wider: [] };

function Filters({ query, onChange }: { query: Record<string, string>; onChange: () => void }) {
  const address = parseAdAddress(query);
  return <AdFilters address={address} list={useAdList(address)} onChange={onChange} />;
}

const nike = { value: 'Nike', n: 12 };

function open(query: Record<string, string> = {}, brands = [nike]) {
  const onChange = vi.fn<() => void>();
  show(<Filters query={query} onChange={onChange} />, {
    ads: {
      search: async () => ({ ads: [], count: { n: 0, capped: false }, ...nothing }),
      choices: async () => ({
        filters: [
          { name: 'size', isCapped: false, choices: [{ value: '42.5', n: 3 }] },
          { name: 'brand', isCapped: true, choices: brands },
        ],
      }),
    },
    categories: {
      listActive: async () => ({
        categories: [
          { name: 'Basketskor', attributes: shoes },
          { name: 'Biljetter', attributes: noAttributes },
        ],
      }),
    },
  });
  return onChange;
}

test('sizes and brands are offered with their counts where the chosen category has them', async () => {
  open({ category: 'Basketskor' });
  expect(await screen.findByRole('checkbox', { name: /^42,5\s?3$/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Nike\s?12\+$/ })).toBeTruthy();
});

const shownBrands = () =>
  within(screen.getByRole('group', { name: 'Märke' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('value'));

test('the most frequent brands are shown, and all in alphabetical order behind a button', async () => {
  const others = ['Wilson', 'Spalding', 'Molten', 'Jordan', 'Peak', 'Champion', 'adidas'];
  open({ category: 'Basketskor', brand: 'nike' }, [nike, ...others.map((value) => ({ value, n: 1 }))]);
  const more = await screen.findByRole('button', { name: 'Visa fler märken', expanded: false });
  expect(shownBrands()).toEqual(['nike', ...others.slice(0, 6)]);
  fireEvent.click(more);
  expect(shownBrands()).toEqual([
    'nike',
    'adidas',
    'Champion',
    'Jordan',
    'Molten',
    'Peak',
    'Spalding',
    'Wilson',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Visa färre märken', expanded: true }));
  expect(shownBrands()).toHaveLength(7);
});

test('a server-rendered page has the first choices only', () => {
  const brands = Array.from({ length: 9 }, (_, at) => ({ value: `Märke ${at}`, n: 9 - at }));
  const all = {
    filters: [
      { name: 'size' as const, isCapped: false, choices: [{ value: '42', n: 1 }] },
      { name: 'brand' as const, isCapped: false, choices: brands },
    ],
  };
  expect(firstChoices(all, {}).filters).toEqual([{ ...all.filters[1], choices: brands.slice(0, 7) }]);
  expect(firstChoices(all, { category: 'Basketskor' }).filters[0]).toEqual(all.filters[0]);
});

test('a category without sizes and brands offers none', async () => {
  open({ category: 'Biljetter' });
  await screen.findByRole('checkbox', { name: /^Biljetter/ });
  expect(screen.queryByRole('group', { name: 'Storlek' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Märke' })).toBeNull();
});

test('a chosen size stays until it is removed, also where no ad has it', async () => {
  const onChange = open({ size: '47' });
  fireEvent.click(await screen.findByRole('checkbox', { name: '47' }));
  expect(onChange).toHaveBeenCalledWith({ size: '' });
});

test('several categories are one parameter', async () => {
  const onChange = open({ category: 'Basketskor' });
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Biljetter/ }));
  expect(onChange).toHaveBeenCalledWith({ category: 'Basketskor~Biljetter' });
});

test('a custom price filters the list when its field is left, not while it is typed', async () => {
  const onChange = open();
  const lowest = await screen.findByLabelText('Lägst');
  fireEvent.change(lowest, { target: { value: '250' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(lowest);
  expect(onChange).toHaveBeenCalledWith({ min: '250' });
});

test.each([
  ['1.250:-', '1250', [{ max: '1250' }]],
  ['500,00', '500', []],
  ['billigt', '500', []],
  ['0', '', [{ max: '' }]],
])('the highest price %j filters by %j', async (typed, limit, changes) => {
  const onChange = open({ max: '500' });
  const highest = await screen.findByLabelText('Högst');
  fireEvent.change(highest, { target: { value: typed } });
  fireEvent.blur(highest);
  expect(highest).toHaveProperty('value', limit);
  expect(onChange.mock.calls.flat()).toEqual(changes);
});

test('sold ads are hidden unless the switch is off', async () => {
  const onChange = open();
  fireEvent.click(await screen.findByRole('switch', { name: 'Dölj sålda', checked: true }));
  expect(onChange).toHaveBeenCalledWith({ sold: 'show' });
});
