// The outbox: reading a mail that is held, sending a failed one again, and its pages.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { missingTexts } from '../../testing/show.tsx';

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
