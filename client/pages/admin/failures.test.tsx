// The failed state of each page in the back office.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, refused } from '../../testing/show.tsx';

const NO_ANSWER = 'Ingen kontakt med servern. Kontrollera din internetanslutning och försök igen.';

type Load = () => Promise<never>;
type Answer = (input: unknown) => Promise<never>;

test.each<[string, (load: Load) => Answers, string]>([
  [
    '/admin',
    (overview) => ({ admin: { overview } }),
    'Kunde inte hämta dashboard-data. Kontrollera din internetanslutning.',
  ],
  [
    '/admin/marketplace',
    (marketplaceOverview) => ({ statistics: { marketplaceOverview } }),
    'Kunde inte hämta marknadsplatsdata',
  ],
  [
    '/admin/marketplace/analytics',
    (marketplace) => ({ statistics: { marketplace } }),
    'Kunde inte hämta analysdata',
  ],
  ['/admin/analytics', (site) => ({ statistics: { site } }), 'Kunde inte hämta analysdata'],
  ['/admin/users', (list) => ({ users: { list } }), `Kunde inte hämta användare: ${NO_ANSWER}`],
  ['/admin/ads', (list) => ({ ads: { listForModeration: list } }), `Kunde inte hämta annonser: ${NO_ANSWER}`],
  ['/admin/reports', (list) => ({ reports: { list } }), 'Kunde inte hämta anmälningar'],
  [
    '/admin/yearly-figures',
    (yearlyFigures) => ({ reports: { yearlyFigures } }),
    'Kunde inte hämta årssiffrorna',
  ],
  ['/admin/categories', (list) => ({ categories: { list } }), 'Kunde inte hämta kategorier'],
  ['/admin/synonyms', (list) => ({ synonyms: { list } }), 'Kunde inte hämta synonymer'],
  ['/admin/page-settings', (list) => ({ pageSettings: { list } }), 'Kunde inte hämta sidinställningar'],
  ['/admin/security', (list) => ({ security: { list } }), 'Kunde inte hämta säkerhetshändelser'],
  ['/admin/mail', (list) => ({ mails: { list } }), 'Kunde inte hämta e-post'],
  ['/admin/audit-log', (list) => ({ audit: { list } }), 'Kunde inte hämta händelseloggen'],
  ['/admin/my-decisions', (listOwn) => ({ audit: { listOwn } }), 'Kunde inte hämta dina beslut'],
])('%s shows the failure and asks again', async (address, answersOf, sentence) => {
  let requests = 0;
  const load = () => {
    requests += 1;
    return failed();
  };
  openPage(address, answersOf(load), { as: superadmin });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Börja om från första sidan' })).toBeNull();
  const before = requests;
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(requests).toBeGreaterThan(before));
});

test.each([
  ['/admin/users', (list: Load): Answers => ({ users: { list } })],
  ['/admin/ads', (list: Load): Answers => ({ ads: { listForModeration: list } })],
  ['/admin/forum-posts', (list: Load): Answers => ({ forum: { listForModeration: list } })],
  ['/admin/mail', (list: Load): Answers => ({ mails: { list } })],
  ['/admin/my-decisions', (listOwn: Load): Answers => ({ audit: { listOwn } })],
])('%s links to the first page after an invalid cursor', async (address, answersOf) => {
  openPage(
    `${address}?after=nonsense`,
    answersOf(() => refused('UNPROCESSABLE_CONTENT')),
    { as: superadmin },
  );
  const link = await screen.findByRole('link', { name: 'Börja om från första sidan' });
  expect(link.getAttribute('href')).toBe(address);
});

test.each([
  ['/admin/analytics', (site: Answer): Answers => ({ statistics: { site } })],
  ['/admin/marketplace/analytics', (marketplace: Answer): Answers => ({ statistics: { marketplace } })],
])('%s shows the default period for an invalid one', async (address, answersOf) => {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return failed();
  };
  openPage(`${address}?period=13`, answersOf(answer), { as: superadmin });
  await waitFor(() => expect(asked).toContainEqual({ period: '30' }));
  expect(asked).not.toContainEqual({ period: '13' });
});

test.each([
  ['/admin/ads', (list: Answer): Answers => ({ ads: { listForModeration: list } })],
  ['/admin/forum-posts', (list: Answer): Answers => ({ forum: { listForModeration: list } })],
  ['/admin/news', (list: Answer): Answers => ({ news: { listForEditing: list } })],
  ['/admin/basketball-results', (list: Answer): Answers => ({ results: { listForEditing: list } })],
])('%s ignores an invalid order', async (address, answersOf) => {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return failed();
  };
  openPage(`${address}?sort=x&search=ek`, answersOf(answer), { as: superadmin });
  fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  for (const input of asked) expect(input).toEqual({ search: 'ek' });
});

test('the overview shows zeroes while it fails', async () => {
  openPage('/admin', { admin: { overview: failed } }, { as: superadmin });
  expect(await screen.findByRole('link', { name: /^Aktiva annonser\s*0\D/ })).toBeTruthy();
});

test('the messages page shows what failed, and after a retry that the conversation does not exist', async () => {
  const id = '00000000-0000-4000-8000-00000000000b';
  let isAway = true;
  const load = () => (isAway ? failed() : refused('NOT_FOUND'));
  openPage(
    `/admin/messages?with=${id}`,
    { messages: { conversations: failed, conversation: load }, users: { choices: failed } },
    { as: superadmin },
  );
  const title = 'Kunde inte ladda meddelanden. Försök igen.';
  await waitFor(() => expect(screen.getAllByRole('heading', { name: title })).toHaveLength(2));
  isAway = false;
  const panel = within(screen.getByRole('region', { name: 'Samtal' }));
  fireEvent.click(panel.getByRole('button', { name: 'Försök igen' }));
  expect(await panel.findByRole('heading', { name: 'Samtalet hittades inte' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Nytt meddelande' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Nytt meddelande' }));
  expect(await picker.findByRole('heading', { name: 'Kunde inte hämta användare' })).toBeTruthy();
  expect(picker.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});
