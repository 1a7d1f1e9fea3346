// Required texts of the help and policy pages.
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { missingTexts } from '../../testing/show.tsx';

test.each([
  ['/faq', 'Support & Hjälp'],
  ['/support', 'Inom 24 timmar'],
  ['/contact', '24-48 timmar'],
  ['/cookies', 'Medan du loggar in med Google: en cookie som visar att det är du som kommer tillbaka'],
  [
    '/privacy',
    'Loggar du in med Google: ditt namn och din e-postadress därifrån, och Googles nummer på dig.',
  ],
])('%s contains "%s"', async (address, sentence) => {
  openPage(address, {}, { as: null });
  expect(await missingTexts(sentence)).toEqual([]);
});
