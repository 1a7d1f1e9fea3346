// The outbox: reading a mail that is held, sending failed ones again, search and pages.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { missingTexts, refused } from '../../testing/show.tsx';

const held: ListedMail = {
  id: '00000000-0000-4000-8000-0000000000f1',
  recipient: 'anna@exempel.se',
  subject: 'Välj ett nytt lösenord',
  status: 'held',
  tries: 0,
  reason: null,
  createdAt: '2026-05-04T10:00:00.000Z',
  sentAt: null,
  can: { read: true, resend: false },
};
const bounced: ListedMail = {
  ...held,
  id: '00000000-0000-4000-8000-0000000000f2',
  subject: 'Hej',
  status: 'failed',
  tries: 1,
  reason: '550 No such user here',
  can: { read: false, resend: true },
};

test('a held mail is read, a failed one shows its reason and is queued again, and older ones are a page away', async () => {
  const resent: string[] = [];
  openPage(
    '/admin/mail',
    {
      mails: {
        list: async () => ({ mails: [held, bounced], next: 'cursor', previous: null }),
        read: async () => ({ ...held, text: 'Öppna https://torget.exempel.se/reset-password?token=x' }),
        resend: async ({ id }) => {
          resent.push(id);
          return { id };
        },
      },
    },
    { as: superadmin },
  );
  const table = within(await screen.findByRole('table', { name: 'E-post' }));
  expect(table.getByText('Ej skickat (ingen e-postserver)')).toBeTruthy();
  fireEvent.click(table.getByRole('button', { name: 'Läs ”Välj ett nytt lösenord”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Välj ett nytt lösenord' }));
  expect(await dialog.findByText(/reset-password\?token=x/)).toBeTruthy();
  fireEvent.click(dialog.getAllByRole('button', { name: 'Stäng' }).at(-1) as HTMLElement);
  expect(table.getByText('550 No such user here')).toBeTruthy();
  fireEvent.click(table.getByRole('button', { name: 'Skicka igen: ”Hej” till anna@exempel.se' }));
  expect(await missingTexts('Mejlet är lagt i kön igen')).toEqual([]);
  expect(resent).toEqual([bounced.id]);
  expect(screen.getByRole('link', { name: 'Nästa' }).getAttribute('href')).toBe(
    '/admin/mail?after=cursor&page=2',
  );
});

test('several failed mails are queued again; the others cannot be selected, and a refused one stays listed', async () => {
  const other = { ...bounced, id: '00000000-0000-4000-8000-0000000000f3', recipient: 'bo@exempel.se' };
  openPage(
    '/admin/mail',
    {
      mails: {
        list: async () => ({ mails: [held, bounced, other], next: null, previous: null }),
        resend: async ({ id }) =>
          id === other.id ? refused('NOT_FOUND', 'Mejlet är redan skickat igen.') : { id },
      },
    },
    { as: superadmin },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  expect(screen.queryByRole('checkbox', { name: /Välj ett nytt lösenord/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Skicka igen (2)' }));
  expect(
    await missingTexts(
      'Mejlet är lagt i kön igen',
      'Kunde inte skicka alla igen',
      '”Hej” till bo@exempel.se: Mejlet är redan skickat igen.',
    ),
  ).toEqual([]);
  expect(screen.getByRole('button', { name: 'Skicka igen (1)' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(screen.queryByText(/redan skickat igen/)).toBeNull();
});

test('search, status, order and page are in the address, and the file has the same filters', async () => {
  const asked: object[] = [];
  openPage(
    '/admin/mail?status=failed',
    {
      mails: {
        list: async (search) => {
          asked.push(search);
          return { mails: search.search ? [] : [bounced], next: 'cursor', previous: null };
        },
      },
    },
    { as: superadmin },
  );
  const order = await screen.findByRole('combobox', { name: 'Ordning' });
  fireEvent.change(order, { target: { value: 'oldest' } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'failed', sort: 'oldest' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Nästa' }).getAttribute('href')).toBe(
      '/admin/mail?status=failed&sort=oldest&after=cursor&page=2',
    ),
  );
  const box = screen.getByRole('searchbox', { name: 'Sök bland mejl' });
  fireEvent.change(box, { target: { value: 'anna@' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  expect(await missingTexts('Inga sådana mejl', 'Ingen mottagare och inget ämne passar ”anna@”.')).toEqual(
    [],
  );
  expect(asked.at(-1)).toEqual({ search: 'anna@', status: 'failed', sort: 'oldest' });
  expect(screen.getByRole('link', { name: 'Exportera som CSV' }).getAttribute('href')).toBe(
    '/api/admin/mails.csv?search=anna%40&status=failed&sort=oldest',
  );
});
