// A planned section: closed with its message, or open and empty.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { openPage } from '../testing/open-page.tsx';
import { missingTexts } from '../testing/show.tsx';

const sections: [string, PageName, string][] = [
  ['/tournaments', 'tournaments', 'Inga cuper eller läger är publicerade än.'],
];
const openSection = (address: string, pageName: PageName, isEnabled: boolean) =>
  openPage(
    address,
    {
      pageSettings: {
        find: async () => ({
          pageName,
          isEnabled,
          disabledMessage: 'Vi målar om linjerna.',
          reopensAt: null,
        }),
      },
    },
    { as: null },
  );

test.each(sections)('%s shows why it is closed', async (address, pageName) => {
  openSection(address, pageName, false);
  expect(await screen.findByRole('heading', { level: 1, name: /tillfälligt stängt/ })).toBeTruthy();
  expect(await missingTexts('Vi målar om linjerna.')).toEqual([]);
  const main = screen.getByRole('main');
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/');
});

test.each(sections)('%s shows that it is empty when open', async (address, pageName, sentence) => {
  openSection(address, pageName, true);
  expect(await missingTexts('Inget här än', sentence)).toEqual([]);
});
