// The filters of the marketplace: those of the chosen categories, several choices, own prices, and sold ads.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseAdAddress } from '#shared/features/ads/list/address.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { show } from '../../../testing/show.tsx';
import { AdFilters } from './ad-filters.tsx';
import { useAdList } from './use-ad-list.ts';

const shoes = { ...noAttributes, hasBrand: true, sizeSystem: 'shoes' } as const;
const nothing = { next: null, previous: null, corrected: null, wider: [] };

function Filters({ query, onChange }: { query: Record<string, string>; onChange: () => void }) {
  const address = parseAdAddress(query);
  return <AdFilters address={address} list={useAdList(address)} onChange={onChange} />;
}

function open(query: Record<string, string> = {}) {
  const onChange = vi.fn<() => void>();
  show(<Filters query={query} onChange={onChange} />, {
    ads: {
      search: async () => ({ ads: [], count: { n: 0, capped: false }, ...nothing }),
      choices: async () => ({
        filters: [
          { name: 'size', isCapped: false, choices: [{ value: '42.5', n: 3 }] },
          { name: 'brand', isCapped: true, choices: [{ value: 'Nike', n: 12 }] },
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

test('an own price is searched for when its field is left, not while it is typed', async () => {
  const onChange = open();
  const lowest = await screen.findByLabelText('Lägst');
  fireEvent.change(lowest, { target: { value: '250' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(lowest);
  expect(onChange).toHaveBeenCalledWith({ min: '250' });
});

test('sold ads are hidden unless the switch is off', async () => {
  const onChange = open();
  fireEvent.click(await screen.findByRole('switch', { name: 'Dölj sålda', checked: true }));
  expect(onChange).toHaveBeenCalledWith({ sold: 'show' });
});
