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
  ['/marketplace', ['Marknadsplats: page']],
  ['/news?category=NBA', ['Nyheter & Resultat: page']],
  [`/ad/${id}`, ['Marknadsplats: true']],
  ['/about', []],
])('marks on %s in the bar %j, and nothing else', async (address, marked) => {
  openPage(address, {});
  expect(await marks('Huvudmeny')).toEqual(marked);
});

test('marks on a phone Home only on its own page, and a section under "Mer" on the pages inside it', async () => {
  openPage('/', {}, { as: superadmin });
  expect(await marks('Snabbmeny')).toEqual(['Hem: page']);
  openPage(`/results/${id}`, {}, { as: superadmin });
  expect(await marks('Fler sidor')).toEqual(['Nyheter & Resultat: true']);
});
