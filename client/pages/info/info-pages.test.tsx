// Required texts of the help and policy pages.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { FAQ, questionId } from '#shared/features/static-pages/faq.ts';
import { AUTOMATIC_DECISIONS } from '#shared/privacy/automatic-decisions.ts';
import { LIST_ORDERS } from '#shared/privacy/list-orders.ts';
import { openPage } from '../../testing/open-page.tsx';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { failed, missingTexts } from '../../testing/show.tsx';

const questionOf = (text: string) => screen.getByText(text).closest('details');

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

test('/terms describes every automatic decision and the order of every list', async () => {
  openPage('/terms', {}, { as: null });
  const orders = LIST_ORDERS.map(({ list, texts }) => `${list}. ${texts.join(' ')}`);
  expect(await missingTexts(...AUTOMATIC_DECISIONS, ...orders)).toEqual([]);
});

test.each(['/terms', '/privacy', '/faq', '/support', '/about'])(
  '%s asks for no consent of a guardian, which nothing implements',
  async (address) => {
    openPage(address, {}, { as: null });
    await screen.findByRole('heading', { level: 1 });
    expect(document.body.textContent).not.toMatch(
      /vårdnadshavare|målsman|föräldrars? (?:samtycke|medgivande)/i,
    );
  },
);

test.each(['/support', '/privacy', '/cookies', '/accessibility'])(
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

test('/faq shows all categories, opens the question of the address, and one answer at a time', async () => {
  openPage('/faq#hur-handlar-jag-tryggt', {}, { as: null });
  const categories = ['Allmänt', 'Marknadsplatsen', 'Forum', 'Föreningar och turneringar', 'Teknisk support'];
  for (const name of categories) await screen.findByRole('heading', { name, level: 2 });
  await waitFor(() => expect(questionOf('Hur handlar jag tryggt?')?.open).toBe(true));
  const questions = FAQ.flatMap((category) => category.questions);
  const names = questions.map((question) => questionOf(question)?.getAttribute('name'));
  expect(new Set(names)).toEqual(new Set(['vanliga-fragor']));
  // Browsers open a disclosure for an address that names a part of its content, not the disclosure.
  const target = document.getElementById('hur-handlar-jag-tryggt');
  expect([target?.tagName, target?.closest('summary')]).toEqual(['DIV', null]);
});

test('/faq is searched by words with and without å, ä and ö, and links to the contact page without a hit', async () => {
  openPage('/faq', {}, { as: null });
  const box = await screen.findByRole('searchbox', { name: 'Sök bland frågorna' });
  fireEvent.change(box, { target: { value: 'FÖRENING distrikt' } });
  expect(questionOf('Hur hittar jag en förening?')).not.toBeNull();
  expect(screen.queryByText('Vad är Baskettorget?')).toBeNull();
  fireEvent.change(box, { target: { value: 'forening distrikt' } });
  expect(questionOf('Hur hittar jag en förening?')).not.toBeNull();
  for (const search of ['radera konto', 'swish']) {
    fireEvent.change(box, { target: { value: search } });
    expect(document.querySelectorAll('details[name="vanliga-fragor"]')).toHaveLength(1);
  }
  fireEvent.change(box, { target: { value: 'zebra' } });
  expect(await missingTexts('Ingen fråga passar')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Fråga oss' }).getAttribute('href')).toBe('/contact');
});

test('/faq has its search in the address', async () => {
  openPage('/faq?search=swish', {}, { as: null });
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(box.value).toBe('swish');
  expect(document.querySelectorAll('details[name="vanliga-fragor"]')).toHaveLength(1);
  expect(box.form?.getAttribute('action')).toBe('/faq');
  fireEvent.change(box, { target: { value: '' } });
  expect(questionOf('Vad är Baskettorget?')).not.toBeNull();
});

test('/faq shows and finds the answers of superadmins', async () => {
  const staticTexts = {
    lead: '<p>Fråga på.</p>',
    'kostar-det-nagot': '<p>Bara <strong>frakten</strong>.</p>',
    'fler-fragor': '<p>Läs mer.</p>',
  };
  openPage('/faq', {}, { as: null, staticTexts });
  expect(await missingTexts('Fråga på.', 'Bara frakten.', 'Fler frågor', 'Läs mer.')).toEqual([]);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bara frakten' } });
  expect(questionOf('Kostar det något?')).not.toBeNull();
  expect(screen.queryByText('Vad är Baskettorget?')).toBeNull();
});

test('each link of the support chat to a question has an existing target', () => {
  const ids = FAQ.flatMap(({ questions }) => questions.map((question) => `/faq#${questionId(question)}`));
  const links = defaultReplies.replies.flatMap(({ linkPath }) =>
    linkPath.includes('/faq#') ? linkPath : [],
  );
  expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('/support adds the chat to the form, after the text that was typed', async () => {
  sessionStorage.setItem(
    'support-chat-draft visitor support',
    JSON.stringify({
      question: '',
      texts: [
        { id: '1', isBot: false, text: 'Hej', linkLabel: '', linkPath: '' },
        { id: '2', isBot: true, text: 'Hej du', linkLabel: '', linkPath: '' },
      ],
    }),
  );
  openPage(
    '/support',
    { supportChat: { find: async () => ({ version: 0, ...defaultReplies }) } },
    { as: null },
  );
  const message = await screen.findByRole('textbox', { name: /Meddelande/ });
  fireEvent.change(message, { target: { value: 'Jag undrar' } });
  const send = await screen.findByRole('button', { name: 'Skicka chatten till supporten' });
  fireEvent.click(send);
  fireEvent.click(send);
  const read = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Meddelande/ });
  expect(read.value).toBe('Jag undrar\n\nChatten:\nJag: Hej\nHjälpen: Hej du');
  expect(document.activeElement).toBe(read);
  sessionStorage.clear();
});

test.each([
  ['/faq', 'Support & Hjälp', 'link'],
  ['/support', 'Skriv till supporten', 'heading'],
  ['/contact', 'Skriv till oss', 'heading'],
  ['/about', 'Kontakta oss', 'link'],
  ['/terms', 'Innehåll', 'navigation'],
])(
  '%s shows its other parts when its texts cannot be loaded, and loads them again',
  async (address, name, role) => {
    const find = vi.fn<Api['staticPages']['find']>(failed);
    openPage(address, { staticPages: { find } }, { as: null, staticTexts: null });
    await screen.findByRole('heading', { name: 'Kunde inte hämta sidans texter' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('Application Error');
    expect(screen.getAllByRole(role, { name })).not.toEqual([]);
    expect(screen.queryByText(/^Senast ändrad/)).toBeNull();
    find.mockResolvedValue({ texts: {}, headings: {}, changes: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText(/^Senast ändrad/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
