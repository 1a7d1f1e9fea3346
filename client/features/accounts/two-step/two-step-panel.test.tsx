// Two-step sign-in on the profile: turning it on with an app, new recovery codes, and turning it off.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TwoStep } from '#shared/features/accounts/two-step/two-step-contract.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { missingTexts, refused, show } from '../../../testing/show.tsx';
import { TwoStepPanel } from './two-step-panel.tsx';

const PASSWORD = 'Hoppskott-och-2-poang';
const wrong = (field: string, sentence: string) =>
  refused('UNPROCESSABLE_CONTENT', 'Fel', { [field]: sentence });
const codesFrom = (first: string) => Array.from({ length: 10 }, (_, place) => `${first}${place}aa-bbbb-cccc`);

const fill = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`input[name=${name}]`) as HTMLInputElement, { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const shownCodes = async () =>
  within(await screen.findByRole('region', { name: 'Återställningskoder' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('is turned on with the password and a code, gets new recovery codes, and is turned off', async () => {
  let stored: TwoStep = { isOn: false, since: null, recoveryCodesLeft: 0, hasPassword: true };
  const turnOff = vi.fn<(proof: object) => Promise<{ isOn: false }>>(async () => {
    stored = { ...stored, isOn: false };
    return { isOn: false };
  });
  show(<TwoStepPanel />, {
    twoStep: {
      find: async () => stored,
      begin: async ({ password }) =>
        password === PASSWORD
          ? { key: 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH', uri: 'otpauth://totp/x' }
          : wrong('password', 'Det nuvarande lösenordet är fel'),
      confirm: async ({ code }) => {
        if (code !== '123456') return wrong('code', twoStepTexts.codeWrong);
        stored = { isOn: true, since: '2026-05-04T10:00:00.000Z', recoveryCodesLeft: 10, hasPassword: true };
        return { recoveryCodes: codesFrom('a') };
      },
      renewCodes: async () => ({ recoveryCodes: codesFrom('b') }),
      turnOff,
    },
  });
  await press('Slå på');
  fill('password', 'Fel-losen-1');
  await press('Fortsätt');
  expect(await missingTexts('Det nuvarande lösenordet är fel')).toEqual([]);
  fill('password', PASSWORD);
  await press('Fortsätt');
  expect(await screen.findByRole('img', { name: 'QR-kod med nyckeln till appen' })).toBeTruthy();
  expect(await missingTexts('ABCD EFGH ABCD EFGH ABCD EFGH ABCD EFGH')).toEqual([]);
  fill('code', '000000');
  await press('Slå på');
  expect(await missingTexts(twoStepTexts.codeWrong)).toEqual([]);
  fill('code', '123456');
  await press('Slå på');
  expect(await missingTexts(twoStepTexts.turnedOn)).toEqual([]);
  expect(await shownCodes()).toEqual(codesFrom('a'));
  await press('Jag har sparat koderna');
  expect(await missingTexts('Sedan 4 maj 2026 · 10 återställningskoder kvar')).toEqual([]);

  await press('Nya återställningskoder');
  fill('password', PASSWORD);
  fill('code', '234567');
  await press('Skapa nya koder');
  expect(await shownCodes()).toEqual(codesFrom('b'));
  await press('Jag har sparat koderna');

  await press('Stäng av …');
  fill('password', PASSWORD);
  fill('code', 'b0aa-bbbb-cccc');
  await press('Stäng av tvåstegsinloggning');
  expect(await missingTexts(twoStepTexts.turnedOff)).toEqual([]);
  expect(turnOff).toHaveBeenCalledWith({ password: PASSWORD, code: 'b0aa-bbbb-cccc' });
  expect(await screen.findByRole('button', { name: 'Slå på' })).toBeTruthy();
});
