// The newsletter: its box on the news page, the form, the pages of its links, and the back office.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { NewsletterIssue, NewsletterOffice } from '#shared/features/newsletter/contract.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused } from '../../testing/show.tsx';

const id = '00000000-0000-4000-8000-0000000000c1';
const issue: NewsletterIssue = {
  id,
  subject: 'Veckan på Baskettorget: Full hall',
  status: 'sending',
  sendAt: '2026-06-04T15:00:00.000Z',
  queued: 7,
  sent: 40,
  failed: 3,
  can: { stop: true },
};
const office: NewsletterOffice = {
  isOpen: true,
  isOperatorKnown: true,
  hasMailServer: true,
  subscribers: 50,
  unconfirmed: 2,
  issues: [issue],
  preview: { subject: 'Veckan på Baskettorget: Derby', text: 'Veckan på Baskettorget\\n\\nDerby' },
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const news: Answers['news'] = {
  list: async () => ({
    featured: [],
    regular: [],
    articles: [],
    corrected: null,
    next: null,
    previous: null,
  }),
  overview: async () => ({ trending: [], categories: [] }),
};
const openOffice = (newsletter: Answers['newsletter'], query = '') =>
  openPage(
    `/admin/newsletter${query}`,
    { newsletter: { office: async () => office, ...newsletter } },
    { as: superadmin },
  );

test('the box is on the news page while the newsletter is open; its form needs an address, consent and the check', async () => {
  openPage('/news', { news, newsletter: { state: async () => ({ isOpen: true }) } }, { as: null });
  await press('Prenumerera');
  const dialog = within(await screen.findByRole('dialog', { name: 'Prenumerera på nyhetsbrevet' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Prenumerera' }));
  expect(
    await missingTexts(
      'Skriv din e-postadress',
      'Kryssa i rutan för att få nyhetsbrevet',
      'Gör verifieringen först',
    ),
  ).toEqual([]);
});

test('there is no box while the newsletter is closed', async () => {
  openPage('/news', { news, newsletter: { state: async () => ({ isOpen: false }) } }, { as: null });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Prenumerera' })).toBeNull();
});

test.each([
  ['confirm', 'Ja, börja prenumerera', 'Du prenumererar nu på nyhetsbrevet'],
  ['unsubscribe', 'Säg upp nyhetsbrevet', 'Du får inga fler nyhetsbrev'],
] as const)(
  'the link to %s changes nothing until its button is pressed',
  async (endpoint, button, sentence) => {
    const tokens: string[] = [];
    const newsletter = {
      confirm: async ({ token }: { token: string }) => (tokens.push(token), { isConfirmed: true as const }),
      unsubscribe: async ({ token }: { token: string }) => (tokens.push(token), { isRemoved: true as const }),
    };
    openPage(`/newsletter/${endpoint}?token=abc`, { newsletter }, { as: null });
    await screen.findByRole('button', { name: button });
    expect(tokens).toEqual([]);
    await press(button);
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
    expect(tokens).toEqual(['abc']);
  },
);

test('an invalid link shows an error', async () => {
  const newsletter = { confirm: () => refused('UNPROCESSABLE_CONTENT', 'Länken fungerar inte.') };
  openPage('/newsletter/confirm?token=abc', { newsletter }, { as: null });
  await press('Ja, börja prenumerera');
  expect(await missingTexts('Kunde inte börja prenumerera', 'Länken fungerar inte.')).toEqual([]);
});

test('the back office shows subscribers, sent and failed mails, and the next issue', async () => {
  openOffice({});
  expect(
    await missingTexts(
      'Prenumeranter50',
      'Skickade: 40',
      'Väntar: 7',
      'Misslyckade: 3',
      'Veckan på Baskettorget: Derby',
    ),
  ).toEqual([]);
});

test('issues are filtered by status, in the address', async () => {
  const sent: NewsletterIssue = {
    ...issue,
    id: '00000000-0000-4000-8000-0000000000c2',
    subject: 'Förra veckan',
    status: 'sent',
    can: { stop: false },
  };
  openOffice({ office: async () => ({ ...office, issues: [issue, sent] }) }, '?status=sent');
  expect(await screen.findByRole('heading', { name: 'Förra veckan' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: issue.subject })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'stopped' } });
  expect(await missingTexts('Inga sådana utskick')).toEqual([]);
  expect(window.location.search).toBe('?status=stopped');
  fireEvent.click(screen.getByRole('link', { name: 'Visa alla utskick' }));
  expect(await missingTexts('Förra veckan', issue.subject)).toEqual([]);
});

test('issues are searched by subject, in the address and in their file', async () => {
  const other = { ...issue, id: '2f9c8b7a-6d5e-4c3b-9a29-181716151413', subject: 'Förra veckan' };
  openOffice({ office: async () => ({ ...office, issues: [issue, other] }) }, '?sort=oldest');
  const box = await screen.findByRole('searchbox', { name: 'Sök bland utskick' });
  const searchFor = (value: string) => {
    fireEvent.change(box, { target: { value } });
    fireEvent.submit(box);
  };
  searchFor('FÖRRA');
  await waitFor(() => expect(screen.queryByRole('heading', { name: issue.subject })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Förra veckan' })).toBeTruthy();
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    search: 'FÖRRA',
    sort: 'oldest',
  });
  expect(screen.getByRole('link', { name: 'Exportera som CSV' }).getAttribute('href')).toContain(
    '/api/admin/newsletter.csv?search=F%C3%96RRA',
  );
  searchFor('saknas');
  expect(await missingTexts('Inga sådana utskick', 'Inget ämne innehåller ”saknas”.')).toEqual([]);
});

test('issues are ordered in the address, and their file has the same filter and order', async () => {
  const older = { ...issue, id: '2f9c8b7a-6d5e-4c3b-9a29-181716151413', subject: 'Förra veckan' };
  openOffice({ office: async () => ({ ...office, issues: [issue, older] }) }, `?status=${issue.status}`);
  const subjects = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .flatMap(({ textContent }) => [issue.subject, older.subject].filter((one) => one === textContent));
  const order = await screen.findByRole('combobox', { name: 'Ordning' });
  expect(subjects().slice(0, 2)).toEqual([issue.subject, older.subject]);
  fireEvent.change(order, { target: { value: 'oldest' } });
  await waitFor(() => expect(subjects().slice(0, 2)).toEqual([older.subject, issue.subject]));
  const query = `?status=${issue.status}&sort=oldest`;
  expect(window.location.search).toBe(query);
  expect(screen.getByRole('link', { name: 'Exportera som CSV' }).getAttribute('href')).toBe(
    `/api/admin/newsletter.csv${query}`,
  );
});

test('an issue is stopped after a confirmation, and a test mail is sent', async () => {
  const stopped: string[] = [];
  openOffice({
    stop: async (input) => (stopped.push(input.id), { id: input.id }),
    sendTest: async () => ({ isSent: true }),
  });
  await press('Skicka ett provbrev till mig');
  expect(await screen.findByText('Provbrevet är skickat till din adress')).toBeTruthy();
  await press('Stoppa utskicket');
  await press('Stoppa');
  expect(await screen.findByText('Utskicket är stoppat')).toBeTruthy();
  await waitFor(() => expect(stopped).toEqual([id]));
});

test('several issues are stopped after one confirmation that names them, and those that fail are named', async () => {
  const next = { ...issue, id: '2f9c8b7a-6d5e-4c3b-9a29-181716151413', subject: 'Nästa vecka' };
  const sent = { ...issue, id: '2f9c8b7a-6d5e-4c3b-9a29-181716151414', status: 'sent' as const };
  const stopped: string[] = [];
  openOffice({
    office: async () => ({ ...office, issues: [next, issue, { ...sent, can: { stop: false } }] }),
    stop: (input) => {
      if (input.id === id) return refused('CONFLICT', 'Brevet är redan skickat eller stoppat.');
      stopped.push(input.id);
      return Promise.resolve({ id: input.id });
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  await press('Stoppa markerade (2)');
  const dialog = await screen.findByRole('alertdialog', { name: 'Stoppa 2 utskick?' });
  expect(
    within(dialog).getByText(new RegExp(`”Nästa vecka” och ”${issue.subject}” skickas inte`)),
  ).toBeTruthy();
  expect(stopped).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stoppa' }));
  expect(
    await missingTexts(
      'Utskicket är stoppat. Kunde inte stoppa utskicket',
      `”${issue.subject}”: Brevet är redan skickat eller stoppat.`,
    ),
  ).toEqual([]);
  expect(stopped).toEqual([next.id]);
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: `Markera ${issue.subject}` })).toHaveProperty(
      'checked',
      true,
    ),
  );
});

test('a closed newsletter shows which settings are missing', async () => {
  openOffice({
    office: async () => ({
      ...office,
      isOpen: false,
      isOperatorKnown: false,
      hasMailServer: false,
      issues: [],
      preview: null,
    }),
  });
  expect(
    await missingTexts(
      'Nyhetsbrevet är stängt',
      'Uppgifterna om den som driver webbplatsen är inte ifyllda.',
      'Ingen e-postserver är inställd.',
      'Inga utskick än.',
      'Inget att skicka',
    ),
  ).toEqual([]);
});

test('a failed load can be tried again', async () => {
  openOffice({ office: failed });
  expect(await screen.findByRole('heading', { name: 'Kunde inte hämta nyhetsbrevet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});
