// The draft of the message of a closed page.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { ListedPageSetting } from '#shared/features/page-settings/contract.ts';
import { pageSettingTexts } from '#shared/features/page-settings/texts.ts';
import { SignInProvider } from '../../core/sign-in-prompt.tsx';
import { missingTexts, refused, show, viewer } from '../../testing/show.tsx';
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
  as?: typeof viewer;
}
/** Signs in again as soon as it is asked for. */
const open = ({ shown = setting, save = async () => shown, as = admin }: Options = {}) =>
  show(
    <SignInProvider value={(request) => request?.resume?.()}>
      <PageSwitch setting={shown} />
    </SignInProvider>,
    { pageSettings: { save } },
    { as },
  );
const field = () => screen.getByRole('textbox', { name: /^Meddelande/ });
const time = () => screen.getByLabelText(/öppnar igen$/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const saveMessage = () => press(/^Spara meddelande/);

test('a message and a time survive a reload, and can be discarded', () => {
  const page = open();
  type('Tillbaka på måndag.');
  fireEvent.change(time(), { target: { value: '2026-12-01T08:00' } });
  page.unmount();
  open();
  expect(field()).toHaveProperty('value', 'Tillbaka på måndag.');
  expect(time()).toHaveProperty('value', '2026-12-01T08:00');
  press(/^Börja om$/);
  expect(field()).toHaveProperty('value', 'Vi städar.');
  expect(sessionStorage).toHaveLength(0);
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
  expect(sessionStorage).toHaveLength(1);
  saveMessage();
  expect(await missingTexts(pageSettingTexts.saved)).toEqual([]);
  expect(save).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('the draft is deleted although the page is left while it is saved', async () => {
  const { promise, resolve } = Promise.withResolvers<ListedPageSetting>();
  const page = open({ save: () => promise });
  type('Tillbaka på måndag.');
  saveMessage();
  page.unmount();
  expect(sessionStorage).toHaveLength(1);
  resolve(setting);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
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
