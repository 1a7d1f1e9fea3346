// Navigation links mark the current section: on its own page, and on the pages inside it.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, superadmin } from '../../testing/open-page.tsx';

const id = '0192f3c4-0000-7000-8000-000000000001';

async function marks(menu: string): Promise<string[]> {
  const nav = await screen.findByRole('navigation', { name: menu, hidden: true });
  const links = within(nav).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  return links.flatMap((link) =>
    link.hasAttribute('aria-current') ? [`${link.textContent}: ${link.getAttribute('aria-current')}`] : [],
  );
}

test.each([
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
  ['/news?category=NBA', 'Nyheter & Resultat: page'],
  [`/news/${id}`, 'Nyheter & Resultat: true'],
  ['/results', 'Nyheter & Resultat: true'],
  [`/results/${id}`, 'Nyheter & Resultat: true'],
  ['/teams/norrvikens-basket', 'Nyheter & Resultat: true'],
  ['/leagues/sbl-herr', 'Nyheter & Resultat: true'],
])('marks on %s in the bar "%s", and nothing else', async (address, mark) => {
  openPage(address, {});
  expect(await marks('Huvudmeny')).toEqual([mark]);
});

test.each(['/', '/about', '/newsletter/confirm', '/profile'])(
  'marks nothing in the bar on %s',
  async (address) => {
    openPage(address, {});
    expect(await marks('Huvudmeny')).toEqual([]);
  },
);

test('marks on a phone Home only on its own page, and a section under "Mer" on the pages inside it', async () => {
  openPage('/', {}, { as: superadmin });
  expect(await marks('Snabbmeny')).toEqual(['Hem: page']);
  openPage(`/results/${id}`, {}, { as: superadmin });
  expect(await marks('Fler sidor')).toEqual(['Nyheter & Resultat: true']);
});
