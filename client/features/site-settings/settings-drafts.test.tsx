// The drafts of the operator's details and of a numeric setting.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { SiteSettings } from '#shared/features/site-settings/contract.ts';
import { siteSettingsTexts } from '#shared/features/site-settings/texts.ts';
import { SignInProvider } from '../../core/sign-in-prompt.tsx';
import { missingTexts, refused, show, viewer } from '../../testing/show.tsx';
import { storedDrafts } from '../../testing/stored-drafts.ts';
import { NumberSetting } from './number-setting.tsx';
import { OperatorSettings } from './operator-settings.tsx';

afterEach(() => sessionStorage.clear());

const settings: SiteSettings = {
  operatorName: 'Baskettorget AB',
  operatorNumber: '',
  operatorAddress: '',
  operatorEmail: 'hej@torget.se',
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
const otherAdmin = { ...viewer, id: '00000000-0000-4000-8000-00000000000b' };

interface Options {
  shown?: SiteSettings;
  change?: Api['siteSettings']['change'];
  read?: Api['siteSettings']['read'];
  as?: typeof viewer;
}
/** Signs in again as soon as it is asked for. */
const open = ({
  shown = settings,
  change = async () => shown,
  read = async () => shown,
  as = viewer,
}: Options = {}) =>
  show(
    <SignInProvider value={(request) => request?.resume?.()}>
      <OperatorSettings settings={shown} />
      <NumberSetting name="minimumAge" label="Lägsta ålder" hint="" unit="år" value={shown.minimumAge} />
    </SignInProvider>,
    { siteSettings: { change, read } },
    { as },
  );
const email = () => screen.getByRole('textbox', { name: 'E-post' });
const phone = () => screen.getByRole('textbox', { name: 'Telefon' });
const age = () => screen.getByRole('textbox', { name: /Lägsta ålder/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses "Börja om" in the form of the field. */
const discard = (field: HTMLElement) => {
  const form = field.closest('form');
  if (form) fireEvent.click(within(form).getByRole('button', { name: 'Börja om' }));
};

test('half-typed details survive a reload for their author only, and can be discarded', () => {
  const page = open();
  type(email(), 'ny@');
  type(age(), '15');
  page.unmount();
  const other = open({ as: otherAdmin });
  expect([email(), age()]).toMatchObject([{ value: 'hej@torget.se' }, { value: '13' }]);
  other.unmount();
  open();
  expect([email(), age()]).toMatchObject([{ value: 'ny@' }, { value: '15' }]);
  discard(email());
  expect([email(), age()]).toMatchObject([{ value: 'hej@torget.se' }, { value: '15' }]);
  discard(age());
  expect(age()).toHaveProperty('value', '13');
  expect(screen.queryByText('Ditt utkast är återställt')).toBeNull();
});

test.each([
  ['details', 'Spara uppgifterna', () => type(email(), 'ny@torget.se')],
  ['number', 'Spara', () => type(age(), '15')],
])(
  'the draft of the %s is deleted when it is saved, also after signing in again',
  async (_name, save, write) => {
    const change = vi.fn<Api['siteSettings']['change']>(async () => settings);
    change.mockImplementationOnce(async () => refused('UNAUTHORIZED'));
    open({ change });
    write();
    expect(storedDrafts()).toHaveLength(1);
    press(save);
    expect(await missingTexts(siteSettingsTexts.saved)).toEqual([]);
    expect(change).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(storedDrafts()).toHaveLength(0));
  },
);

test('restored details are saved with the stored ones when they were begun', async () => {
  const page = open();
  type(email(), 'ny@torget.se');
  page.unmount();
  const change = vi.fn<Api['siteSettings']['change']>(async () => settings);
  open({ shown: { ...settings, operatorEmail: 'annan@torget.se' }, change });
  press('Spara uppgifterna');
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    operatorEmail: 'ny@torget.se',
    seen: { operatorEmail: 'hej@torget.se' },
  });
});

test.each([
  ['details', 'Spara uppgifterna', () => type(email(), 'ny@torget.se'), { operatorEmail: 'annan@torget.se' }],
  ['number', 'Spara', () => type(age(), '15'), { minimumAge: 16 }],
])(
  'after a conflict, the draft of the %s does not overwrite another change unseen',
  async (_name, save, write, theirs) => {
    const page = open({
      change: () => refused('CONFLICT'),
      read: async () => ({ ...settings, ...theirs }),
    });
    write();
    press(save);
    const stored = String(Object.values(theirs)[0]);
    await waitFor(() => expect(Object.values(sessionStorage).join(' ')).toContain(stored));
    page.unmount();
    const change = vi.fn<Api['siteSettings']['change']>(() => refused('CONFLICT'));
    open({ shown: { ...settings, operatorEmail: 'tredje@torget.se', minimumAge: 18 }, change });
    press(save);
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
    expect(change.mock.calls[0]?.[0]).toMatchObject({ seen: theirs });
  },
);

test('only the details that were typed during a save remain to be saved', async () => {
  const { promise, resolve } = Promise.withResolvers<SiteSettings>();
  const saved = { ...settings, operatorEmail: 'ny@torget.se' };
  const page = open({ change: () => promise });
  type(email(), saved.operatorEmail);
  press('Spara uppgifterna');
  type(phone(), '08-123 45');
  resolve(saved);
  expect(await missingTexts(siteSettingsTexts.saved)).toEqual([]);
  page.unmount();
  const change = vi.fn<Api['siteSettings']['change']>(async () => saved);
  open({ shown: saved, change });
  press('Spara uppgifterna');
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.calls[0]?.[0]).toEqual({
    operatorPhone: '08-123 45',
    seen: expect.objectContaining({ operatorPhone: '' }),
  });
});

test('a number that is typed back leaves no draft', () => {
  open();
  type(age(), '15');
  expect(storedDrafts()).toHaveLength(1);
  type(age(), '13');
  expect(storedDrafts()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Spara' })).toHaveProperty('disabled', true);
});

test('the notice about restored details is hidden when they are saved', async () => {
  const page = open();
  type(email(), 'ny@torget.se');
  page.unmount();
  open();
  expect(await missingTexts('Ditt utkast är återställt')).toEqual([]);
  press('Spara uppgifterna');
  expect(await missingTexts(siteSettingsTexts.saved)).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Ditt utkast är återställt')).toBeNull());
  type(email(), 'nyare@torget.se');
  expect(screen.queryByText('Ditt utkast är återställt')).toBeNull();
});
