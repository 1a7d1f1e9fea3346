// The draft of the mail server's fields: it survives a reload, and never contains the password.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { StoredMailServer } from '#shared/features/mails/server/contract.ts';
import { missingTexts, show } from '../../../testing/show.tsx';
import { MailServerForm } from './mail-server-form.tsx';

afterEach(() => sessionStorage.clear());

const stored: StoredMailServer = {
  host: 'smtp.torget.se',
  port: 587,
  security: 'starttls',
  username: 'torget',
  hasPassword: true,
  sender: 'hej@torget.se',
};
const RESTORED = 'Ditt utkast är återställt';

const open = (save?: Api['mailServer']['save']) =>
  show(<MailServerForm stored={stored} />, { mailServer: save ? { save } : {} });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Files share the storage, so only the form's own drafts count. */
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('mail-server-draft'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('typed fields survive a reload, the password does not, and they can be discarded', async () => {
  const page = open();
  type('Server', 'smtp.exempel.se');
  type('Kryptering', 'tls');
  type('Lösenord', 'hemligt-ord');
  expect(Object.values(sessionStorage).join(' ')).toContain('smtp.exempel.se');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('hemligt-ord');
  page.unmount();
  open();
  expect(await missingTexts(RESTORED)).toEqual([]);
  expect(['Server', 'Kryptering', 'Användarnamn', 'Lösenord'].map((label) => field(label).value)).toEqual([
    'smtp.exempel.se',
    'tls',
    'torget',
    '',
  ]);
  press('Börja om');
  expect(field('Server').value).toBe('smtp.torget.se');
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect(drafts()).toHaveLength(0);
});

test('the draft is deleted when the test mail is sent, with the password that was typed', async () => {
  const servers = { isFromEnvironment: false, active: null, candidate: stored, lastChange: null };
  const save = vi.fn<Api['mailServer']['save']>(async () => servers);
  open(save);
  type('Avsändare', 'ny@torget.se');
  type('Lösenord', 'hemligt-ord');
  expect(drafts()).toHaveLength(1);
  press('Skicka testmejl');
  await waitFor(() => expect(drafts()).toHaveLength(0));
  expect(save.mock.calls[0]?.[0]).toMatchObject({ sender: 'ny@torget.se', password: 'hemligt-ord' });
  expect(field('Lösenord').value).toBe('');
});
