// Required texts of the help and policy pages.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { missingTexts } from '../../testing/show.tsx';

test.each([
  ['/faq', 'Support & Hjälp'],
  ['/support', 'Inom 24 timmar'],
  ['/contact', '24-48 timmar'],
  ['/accessibility', 'Post- och telestyrelsen har tillsyn'],
  ['/cookies', 'Bara om du har sagt ja. De åtta senaste sökningar'],
  ['/privacy', 'Mejl som vi har skickat till dig finns i 90 dagar'],
  ['/privacy', 'Din webbläsares pushtjänst. Bara om du har slagit på push'],
  ['/terms', 'Populära: antalet gilla och 2 för var och en som har kommenterat, de senaste 7 dagarna.'],
  ['/terms', 'eller 30 dagar efter affären'],
  ['/cookies', 'Medan du loggar in med Google: en cookie som visar att det är du som kommer tillbaka'],
  [
    '/privacy',
    'Loggar du in med Google: ditt namn och din e-postadress därifrån, och Googles nummer på dig.',
  ],
])('%s contains "%s"', async (address, sentence) => {
  openPage(address, {}, { as: null });
  expect(await missingTexts(sentence)).toEqual([]);
});

test.each(['/support', '/privacy', '/cookies', '/terms', '/accessibility'])(
  '%s links to the contact page where no address is configured',
  async (address) => {
    openPage(address, {}, { as: null });
    const [link] = await screen.findAllByRole('link', { name: 'oss på kontaktsidan' });
    expect(link?.getAttribute('href')).toBe('/contact');
    expect(document.body.textContent).not.toContain('kontakt@');
  },
);

test('/contact shows no address where none is configured', async () => {
  openPage('/contact', {}, { as: null });
  expect(await missingTexts('Skriv i formuläret nedan, så mejlar vi svaret.')).toEqual([]);
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
});
