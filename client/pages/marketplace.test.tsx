// The list of ads: empty, failed, a search for one letter, a favourite that is not saved, and saving a search.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { sampleAd } from '../testing/sample-ad.ts';
import { openPage } from '../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused } from '../testing/show.tsx';

const ball = sampleAd;
const open = (ads: Answers['ads'], query = '', as?: null, savedSearches: Answers['savedSearches'] = {}) =>
  openPage(
    `/marketplace${query}`,
    {
      ads: {
        search: async ({ search }) => {
          const found = search === 'finnsinte' ? [] : [ball, { ...ball, id: ball.id.replace('a1', 'a2') }];
          return {
            ads: found,
            next: null,
            previous: null,
            count: { n: found.length, capped: false },
            corrected: null,
            wider: [],
          };
        },
        favorites: async () => ({ adIds: [], ads: [] }),
        ...ads,
      },
      savedSearches,
      categories: {
        listActive: async () => ({ categories: [{ name: 'Basketboll', attributes: noAttributes }] }),
      },
      pageSettings: {
        find: async () => ({
          pageName: 'marketplace',
          isEnabled: true,
          disabledMessage: '',
          reopensAt: null,
        }),
      },
    },
    as === null ? { as } : {},
  );
const searchBox = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Sök bland annonser' });

test('a list that cannot be loaded shows an error, and reloads on retry', async () => {
  let requests = 0;
  open({
    search: () => {
      requests += 1;
      return failed();
    },
  });
  expect(await screen.findByRole('heading', { name: 'Kunde inte hämta annonser' })).toBeTruthy();
  const before = requests;
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(requests).toBeGreaterThan(before));
});

test('an empty list shows the next steps', async () => {
  open({}, '?search=finnsinte');
  expect(await screen.findByRole('heading', { name: 'Inga annonser hittades' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visa alla annonser' }).getAttribute('href')).toBe('/marketplace');
  const create = screen.getByRole('main').querySelector('a[href="/create-ad"]');
  expect(create?.textContent).toBe('Skapa annons');
});

test('a category that does not exist is not in the heading', async () => {
  open({}, '?category=Ring+mig');
  expect(await screen.findByRole('heading', { level: 1, name: 'Basketprylar' })).toBeTruthy();
});

test('a single letter is searched for', async () => {
  const searches: unknown[] = [];
  open({
    search: async ({ search }) => {
      searches.push(search);
      const count = { n: 1, capped: false };
      return { ads: [ball], next: null, previous: null, count, corrected: null, wider: [] };
    },
  });
  fireEvent.change(await searchBox(), { target: { value: 'j' } });
  await waitFor(() => expect(searches).toContain('j'));
  expect(window.location.search).toBe('?search=j');
});

test('a favourite that cannot be saved is rolled back', async () => {
  open({ addFavorite: failed });
  const [heart] = await screen.findAllByRole('button', { name: 'Favorit' });
  fireEvent.click(heart as HTMLElement);
  expect(await screen.findByText('Kunde inte uppdatera favoriter')).toBeTruthy();
  expect(heart?.getAttribute('aria-pressed')).toBe('false');
});

test('a list without filters cannot be saved as a search', async () => {
  open({}, '?sort=cheapest&view=list', null);
  expect((await screen.findAllByRole('link', { name: 'Matchboll' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Spara sökning' })).toBeNull();
});

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('an empty list links to searches that find something', async () => {
  await open(
    {
      search: async () => ({
        ads: [],
        next: null,
        previous: null,
        count: { n: 0, capped: false },
        corrected: null,
        wider: [
          { search: 'skor 42,5', without: [], count: { n: 3, capped: false } },
          { search: null, without: [], size: '41.5~42~42.5', count: { n: 2, capped: false } },
          { search: null, without: ['city' as const], count: { n: 200, capped: true } },
          { search: 'skor', without: ['city' as const], count: { n: 4, capped: false } },
        ],
      }),
    },
    '?search=skor+42&city=Ume%C3%A5',
  );
  expect(await hrefOf('skor 42,5\u00A0(3)')).toBe('/marketplace?search=skor+42%2C5&city=Ume%C3%A5');
  expect(await hrefOf('närliggande storlekar\u00A0(2)')).toBe(
    '/marketplace?search=skor+42&city=Ume%C3%A5&size=41.5~42~42.5',
  );
  expect(await hrefOf('utan Umeå\u00A0(200+)')).toBe('/marketplace?search=skor+42');
  expect(await hrefOf('skor, utan Umeå\u00A0(4)')).toBe('/marketplace?search=skor');
});

test('a search is sorted by the best match unless another order is chosen', async () => {
  await open({}, '?search=boll&sort=best');
  const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sortera' });
  expect([...sort.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Bäst träff',
    'Nyast först',
    'Billigast först',
    'Dyrast först',
  ]);
  expect(sort.selectedOptions[0]?.textContent).toBe('Bäst träff');
});

test('a search that is only a price is sorted by what its list says, not by the best match', async () => {
  await open(
    {
      search: async () => ({
        ads: [ball],
        next: null,
        previous: null,
        count: { n: 1, capped: false },
        corrected: null,
        wider: [],
        defaultSort: 'newest' as const,
      }),
    },
    '?search=under+500',
  );
  const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sortera' });
  await screen.findByText('1 annons');
  expect([...sort.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Nyast först',
    'Billigast först',
    'Dyrast först',
  ]);
});

test('a corrected search shows the correction, links to the exact search, and is saved corrected', async () => {
  await open(
    {
      search: async () => ({
        ads: [ball],
        next: null,
        previous: null,
        count: { n: 1, capped: false },
        corrected: { shown: 'adidas', typed: 'addidas' },
        wider: [],
      }),
    },
    '?search=addidas&city=Lund&after=x&page=2',
  );
  const link = await screen.findByRole('link', { name: 'addidas' });
  expect(link.getAttribute('href')).toBe('/marketplace?search=addidas&city=Lund&exact=true');
  const notice = link.closest('[aria-live="polite"]');
  expect(notice?.textContent).toBe('Visar träffar för adidas. Sök i stället efter addidas');
});

test('the notice of a correction is an empty live region until a search is corrected', async () => {
  await open(
    {
      search: async ({ search }) => ({
        ads: [ball],
        next: null,
        previous: null,
        count: { n: 1, capped: false },
        corrected: search === 'bol' ? { shown: 'boll', typed: 'bol' } : null,
        wider: [],
      }),
    },
    '?search=addidas&exact=true',
  );
  const [notice] = await waitFor(() => {
    const found = screen.getByRole('main').querySelectorAll('p[aria-live]');
    expect(found).toHaveLength(1);
    return found;
  });
  expect(notice?.textContent).toBe('');
  fireEvent.change(await searchBox(), { target: { value: 'bol' } });
  await waitFor(() => expect(notice?.textContent).toContain('Visar träffar för boll'));
  expect(window.location.search).toBe('?search=bol');
});

test('an empty list offers to save the search', async () => {
  await open({}, '?search=finnsinte');
  const save = await screen.findAllByRole('button', { name: 'Spara sökning' });
  expect(save).toHaveLength(1);
});

test('a search that cannot be saved shows the error at its field, and preserves all fields', async () => {
  const taken = 'Du har redan en sparad sökning med det namnet';
  const saved: unknown[] = [];
  let save: () => Promise<never> = () => refused('CONFLICT', taken, { name: taken });
  open({}, '?search=boll', undefined, {
    list: async () => ({ searches: [] }),
    save: (input) => {
      saved.push(input);
      return save();
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Spara sökning' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spara sökning' }));
  const name = dialog.getByLabelText(/^Namn/);
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Spara' }));
  fireEvent.change(name, { target: { value: 'Skor' } });
  fireEvent.click(dialog.getByRole('radio', { name: /Direkt/ }));
  press();
  expect(await missingTexts(taken)).toEqual([]);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  save = failed;
  press();
  expect(await missingTexts('Kunde inte spara sökningen. Ingen kontakt med servern')).toEqual([]);
  expect(name).toHaveProperty('value', 'Skor');
  const search = { name: 'Skor', alert: 'instant', filter: { search: 'boll' } };
  expect(saved).toEqual([search, search]);
});

test('a search that is saved links to the saved searches', async () => {
  const search = {
    id: ball.id,
    name: 'Bollar',
    filter: { search: 'boll' },
    alert: 'daily' as const,
    createdAt: ball.createdAt,
  };
  open({}, '?search=boll', undefined, { list: async () => ({ searches: [search] }) });
  const link = await screen.findByRole('link', { name: 'Sökningen är sparad' });
  expect(link.getAttribute('href')).toBe('/profile?tab=favorites');
});
