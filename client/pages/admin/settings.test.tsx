// The settings page: each setting shows who changed it, and a refused value its reason.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteSettings } from '#shared/features/site-settings/contract.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { missingTexts, refused } from '../../testing/show.tsx';

const settings: SiteSettings = {
  operatorName: '',
  operatorNumber: '',
  operatorAddress: '',
  operatorEmail: '',
  operatorPhone: '',
  operatorReportsEmail: '',
  minimumAge: 13,
  adminsNeedTwoStep: false,
  automatedEmails: 'block',
  adDurationDays: 30,
  picturesPerAd: 5,
  forumHeldPosts: 1,
  forumHoldsLinks: true,
};

const mailServers = { isFromEnvironment: false, active: null, candidate: null, lastChange: null };
const answers = (changes: Record<string, { by: string; at: string }>, siteSettings: object = {}) => ({
  siteSettings: {
    read: async () => settings,
    listChanges: async () => ({ changes }),
    ...siteSettings,
  },
  mailServer: { read: async () => mailServers },
});

test.each(Object.keys(SiteSettings.shape))('shows who changed %s, once', async (name) => {
  const changes = { [name]: { by: 'Åsa Ek', at: '2026-05-04T10:00:00.000Z' } };
  openPage('/admin/settings', answers(changes), { as: superadmin });
  expect(await screen.findAllByText(/^Senast ändrad av Åsa Ek, /)).toHaveLength(1);
});

test.each([
  ['minimumAge', 'Lägsta ålder'],
  ['adDurationDays', 'Så länge visas en annons'],
  ['picturesPerAd', 'Bilder per annons'],
  ['forumHeldPosts', 'Så många första inlägg väntar på granskning'],
])('shows the refusal of %s beside its field', async (name, label) => {
  const change = () => refused('UNPROCESSABLE_CONTENT', 'Fel', { [name]: 'Värdet är utanför gränserna' });
  openPage('/admin/settings', answers({}, { change }), { as: superadmin });
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: '999' } });
  const form = field.closest('form');
  if (form) fireEvent.click(within(form).getByRole('button', { name: 'Spara' }));
  const error = await screen.findByText('Värdet är utanför gränserna');
  expect(field.getAttribute('aria-describedby')).toContain(error.closest('[id]')?.id);
});

test('a value is saved by its own form, a switch at once, and each with what it replaces', async () => {
  const saved: object[] = [];
  let stored = settings;
  const change = async ({ seen, ...values }: Partial<typeof settings> & { seen: object }) => {
    saved.push({ ...values, seen });
    stored = { ...stored, ...values };
    return stored;
  };
  openPage('/admin/settings', answers({}, { read: async () => stored, change }), { as: superadmin });
  const field = await screen.findByLabelText('Lägsta ålder');
  fireEvent.change(field, { target: { value: '15' } });
  const form = field.closest('form');
  if (form) fireEvent.click(within(form).getByRole('button', { name: 'Spara' }));
  expect(await missingTexts('Inställningar uppdaterade')).toEqual([]);
  expect(field).toHaveProperty('value', '15');
  fireEvent.click(screen.getByRole('switch', { name: /Släpp in adresser/ }));
  fireEvent.click(screen.getByRole('switch', { name: 'Kräv tvåstegsinloggning' }));
  await waitFor(() =>
    expect(saved).toEqual([
      { minimumAge: 15, seen: { minimumAge: 13 } },
      { automatedEmails: 'confirm', seen: { automatedEmails: 'block' } },
      { adminsNeedTwoStep: true, seen: { adminsNeedTwoStep: false } },
    ]),
  );
});

test('a value that someone else changed meanwhile is shown beside what was typed, which a second save stores', async () => {
  let stored = 30;
  const saved: object[] = [];
  const read = async () => ({ ...settings, adDurationDays: stored });
  const change = async (input: { seen: { adDurationDays: number } }) => {
    saved.push(input);
    if (input.seen.adDurationDays === 30) {
      stored = 45;
      return refused('CONFLICT', 'Någon annan har ändrat', { adDurationDays: 'Ändrades av någon annan' });
    }
    return { ...settings, adDurationDays: 60 };
  };
  openPage('/admin/settings', answers({}, { read, change }), { as: superadmin });
  const field = await screen.findByLabelText('Så länge visas en annons');
  fireEvent.change(field, { target: { value: '60' } });
  const form = field.closest('form');
  const save = () => form && fireEvent.click(within(form).getByRole('button', { name: 'Spara' }));
  save();
  await screen.findByText('Nu gäller 45 dagar.');
  expect(field).toHaveProperty('value', '60');
  save();
  await waitFor(() => expect(saved.at(-1)).toEqual({ adDurationDays: 60, seen: { adDurationDays: 45 } }));
});
