// Security events: their filters are in the address, and the empty state names the search.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SecurityEvent } from '#shared/features/security/contract.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { missingTexts } from '../../testing/show.tsx';

const event: SecurityEvent = {
  id: 1,
  at: '2026-05-04T10:00:00.000Z',
  event: 'csp_violation',
  person: null,
  ipAddress: '192.0.2.1',
  userAgent: '',
  url: 'https://exempel.se/forum',
  details: {},
};

function open(query = ''): object[] {
  const asked: object[] = [];
  openPage(
    `/admin/security${query}`,
    {
      security: {
        list: async (search) => {
          asked.push(search);
          return { events: search.search ? [] : [event], next: 'cursor', previous: null };
        },
      },
    },
    { as: superadmin },
  );
  return asked;
}

test('search, event, order and page are in the address, and the file has the same filters', async () => {
  const asked = open('?event=csp_violation');
  const order = await screen.findByRole('combobox', { name: 'Ordning' });
  fireEvent.change(order, { target: { value: 'oldest' } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ event: 'csp_violation', sort: 'oldest' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Nästa' }).getAttribute('href')).toBe(
      '/admin/security?event=csp_violation&sort=oldest&after=cursor&page=2',
    ),
  );
  const box = screen.getByRole('searchbox', { name: 'Sök bland säkerhetshändelser' });
  fireEvent.change(box, { target: { value: '192.0.2' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  expect(
    await missingTexts('Inget namn, ingen e-postadress, IP-adress eller sida passar ”192.0.2”.'),
  ).toEqual([]);
  expect(asked.at(-1)).toEqual({ search: '192.0.2', event: 'csp_violation', sort: 'oldest' });
  expect(screen.getByRole('link', { name: 'Exportera som CSV' }).getAttribute('href')).toBe(
    '/api/admin/security-events.csv?search=192.0.2&event=csp_violation&sort=oldest',
  );
  expect(screen.getByRole('link', { name: 'Visa alla händelser' }).getAttribute('href')).toBe(
    '/admin/security',
  );
});

test('a search of two characters is not made, and asks for more', async () => {
  const asked = open('?search=19');
  expect(await missingTexts('Skriv minst tre tecken')).toEqual([]);
  expect(asked).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Exportera som CSV' })).toBeNull();
});
