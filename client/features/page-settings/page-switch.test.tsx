// The switch of a page, and the drafts of the message of a closed page and of the time at which it reopens.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { ListedPageSetting } from '#shared/features/page-settings/contract.ts';
import { pageSettingTexts } from '#shared/features/page-settings/texts.ts';
import { SignInProvider } from '../../core/sign-in-prompt.tsx';
import { failed, missingTexts, refused, show, viewer } from '../../testing/show.tsx';
import { storedDrafts } from '../../testing/stored-drafts.ts';
import { PageSwitch } from './page-switch.tsx';

afterEach(() => sessionStorage.clear());

const setting: ListedPageSetting = {
  pageName: 'forum',
  isEnabled: false,
  disabledMessage: 'Vi städar.',
  reopensAt: null,
  lastChange: null,
};
const admin = { ...viewer, role: 'admin' as const };
const otherAdmin = { ...admin, id: '00000000-0000-4000-8000-00000000000b' };

interface Options {
  shown?: ListedPageSetting;
  save?: Api['pageSettings']['save'];
  list?: Api['pageSettings']['list'];
  as?: typeof viewer;
}
/** Signs in again as soon as it is asked for. */
const open = ({
  shown = setting,
  save = async () => shown,
  list = async () => ({ settings: [shown] }),
  as = admin,
}: Options = {}) =>
  show(
    <SignInProvider value={(request) => request?.resume?.()}>
      <PageSwitch setting={shown} />
    </SignInProvider>,
    { pageSettings: { save, list } },
    { as },
  );
const field = () => screen.getByRole('textbox', { name: /^Meddelande/ });
const time = () => screen.getByLabelText(/öppnar igen$/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const typeTime = (value: string) => fireEvent.change(time(), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const saveMessage = () => press(/^Spara meddelande/);

test('the switch opens the page, also after signing in again', async () => {
  const save = vi.fn<Api['pageSettings']['save']>(async () => ({ ...setting, isEnabled: true }));
  save.mockImplementationOnce(async () => refused('UNAUTHORIZED'));
  open({ save });
  expect(screen.getByText('Avstängd')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Forum är öppen' }));
  expect(await missingTexts(pageSettingTexts.saved)).toEqual([]);
  expect(save).toHaveBeenCalledTimes(2);
  expect(save.mock.calls[1]?.[0]).toMatchObject({ isEnabled: true, seen: { isEnabled: false } });
});

test('a message that could not be saved stays in its field', async () => {
  open({ save: failed });
  type('Tillbaka på måndag.');
  saveMessage();
  expect(await missingTexts(pageSettingTexts.saveFailed)).toEqual([]);
  expect(field()).toHaveProperty('value', 'Tillbaka på måndag.');
});

test('a message and a time survive a reload, and can be discarded', () => {
  const page = open();
  type('Tillbaka på måndag.');
  typeTime('2026-12-01T08:00');
  page.unmount();
  open();
  expect(field()).toHaveProperty('value', 'Tillbaka på måndag.');
  expect(time()).toHaveProperty('value', '2026-12-01T08:00');
  press(/^Börja om$/);
  expect(field()).toHaveProperty('value', 'Vi städar.');
  expect(storedDrafts()).toHaveLength(0);
});

test('another admin does not see the draft of a message', () => {
  const page = open();
  type('Tillbaka på måndag.');
  page.unmount();
  open({ as: otherAdmin });
  expect(field()).toHaveProperty('value', 'Vi städar.');
});

test('the draft is deleted when the message is saved, also after signing in again', async () => {
  const save = vi.fn<Api['pageSettings']['save']>(async () => setting);
  save.mockImplementationOnce(async () => refused('UNAUTHORIZED'));
  open({ save });
  type('Tillbaka på måndag.');
  expect(storedDrafts()).toHaveLength(1);
  saveMessage();
  expect(await missingTexts(pageSettingTexts.saved)).toEqual([]);
  expect(save).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(storedDrafts()).toHaveLength(0));
});

test('the draft is deleted although the page is left while it is saved', async () => {
  const { promise, resolve } = Promise.withResolvers<ListedPageSetting>();
  const page = open({ save: () => promise });
  type('Tillbaka på måndag.');
  saveMessage();
  page.unmount();
  expect(storedDrafts()).toHaveLength(1);
  resolve(setting);
  await waitFor(() => expect(storedDrafts()).toHaveLength(0));
});

test('a message written while another is saved stays, also in the stored draft', async () => {
  const { promise, resolve } = Promise.withResolvers<ListedPageSetting>();
  const page = open({ save: () => promise });
  type('Tillbaka på måndag.');
  saveMessage();
  type('Tillbaka på tisdag.');
  resolve(setting);
  expect(await missingTexts(pageSettingTexts.saved)).toEqual([]);
  page.unmount();
  open();
  expect(field()).toHaveProperty('value', 'Tillbaka på tisdag.');
});

test('a restored message is saved with the stored message when it was begun', async () => {
  const page = open();
  type('Tillbaka på måndag.');
  page.unmount();
  const save = vi.fn<Api['pageSettings']['save']>(async () => refused('CONFLICT'));
  open({ shown: { ...setting, disabledMessage: 'Vi målar.' }, save });
  saveMessage();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ seen: { disabledMessage: 'Vi städar.' } });
  expect(await missingTexts('Nu gäller: Vi målar.')).toEqual([]);
});

test('after a conflict, the draft does not overwrite another change of the message unseen', async () => {
  const theirs = { ...setting, disabledMessage: 'Vi målar.' };
  const page = open({ save: () => refused('CONFLICT'), list: async () => ({ settings: [theirs] }) });
  type('Tillbaka på måndag.');
  saveMessage();
  await waitFor(() => expect(Object.values(sessionStorage).join(' ')).toContain('Vi målar.'));
  page.unmount();
  const save = vi.fn<Api['pageSettings']['save']>(() => refused('CONFLICT'));
  open({ shown: { ...setting, disabledMessage: 'Vi flyttar.' }, save });
  saveMessage();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ seen: { disabledMessage: 'Vi målar.' } });
});

test('a typed time is saved with the time that it replaces', async () => {
  const save = vi.fn<Api['pageSettings']['save']>(async () => setting);
  open({ shown: { ...setting, reopensAt: '2026-12-05T09:00:00.000Z' }, save });
  typeTime('2026-12-01T08:00');
  saveMessage();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    reopensAt: '2026-12-01T07:00:00.000Z',
    seen: { reopensAt: '2026-12-05T09:00:00.000Z' },
  });
});

test('a typed time is not restored or sent when someone else has changed the time', async () => {
  const page = open();
  typeTime('2026-12-01T08:00');
  page.unmount();
  const save = vi.fn<Api['pageSettings']['save']>(async () => setting);
  open({ shown: { ...setting, reopensAt: '2026-12-05T09:00:00.000Z' }, save });
  expect(time()).toHaveProperty('value', '2026-12-05T10:00');
  expect(screen.queryByText('Ditt utkast är återställt')).toBeNull();
  saveMessage();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty('reopensAt');
});

test('a typed time remains after a conflict about it, and is sent again', async () => {
  const theirs = { ...setting, reopensAt: '2026-12-05T09:00:00.000Z' };
  const page = open({ save: () => refused('CONFLICT'), list: async () => ({ settings: [theirs] }) });
  typeTime('2026-12-01T08:00');
  saveMessage();
  await waitFor(() => expect(Object.values(sessionStorage).join(' ')).toContain('2026-12-05T10:00'));
  page.unmount();
  open({ shown: theirs });
  expect(time()).toHaveProperty('value', '2026-12-01T08:00');
});

test('a typed time is dropped when the page is opened', () => {
  const page = open();
  typeTime('2026-12-01T08:00');
  page.unmount();
  open({ shown: { ...setting, isEnabled: true } }).unmount();
  open();
  expect(time()).toHaveProperty('value', '');
});

test('only what was typed during a save remains to be saved', async () => {
  const { promise, resolve } = Promise.withResolvers<ListedPageSetting>();
  const page = open({ save: () => promise });
  type('Tillbaka på måndag.');
  saveMessage();
  typeTime('2026-12-01T08:00');
  resolve({ ...setting, disabledMessage: 'Tillbaka på måndag.' });
  expect(await missingTexts(pageSettingTexts.saved)).toEqual([]);
  page.unmount();
  open({ shown: { ...setting, disabledMessage: 'Vi målar.' } });
  expect(field()).toHaveProperty('value', 'Vi målar.');
  expect(time()).toHaveProperty('value', '2026-12-01T08:00');
});

test('a time typed while another is saved replaces the saved one', async () => {
  const { promise, resolve } = Promise.withResolvers<ListedPageSetting>();
  const saved = { ...setting, reopensAt: '2026-12-01T07:00:00.000Z' };
  const page = open({ save: () => promise });
  typeTime('2026-12-01T08:00');
  saveMessage();
  typeTime('2026-12-02T08:00');
  resolve(saved);
  expect(await missingTexts(pageSettingTexts.saved)).toEqual([]);
  page.unmount();
  open({ shown: saved });
  expect(time()).toHaveProperty('value', '2026-12-02T08:00');
});

test('the notice about a restored draft is hidden when it is saved', async () => {
  const page = open();
  type('Tillbaka på måndag.');
  page.unmount();
  open();
  expect(await missingTexts('Ditt utkast är återställt')).toEqual([]);
  saveMessage();
  expect(await missingTexts(pageSettingTexts.saved)).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Ditt utkast är återställt')).toBeNull());
});
