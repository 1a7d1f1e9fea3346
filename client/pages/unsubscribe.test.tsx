// The link in a mail that turns its kind off and on again, without signing in.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { type Answers, missingTexts, refused } from '../testing/show.tsx';

const open = (notifications: Answers['notifications']) =>
  openPage('/unsubscribe?token=abc', { notifications }, { as: null });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('names the kind, and turns it off and on again', async () => {
  const tokens: string[] = [];
  open({
    findMailChoice: async () => ({ kind: 'ads', isOn: true }),
    setMailChoice: async ({ token, isOn }) => {
      tokens.push(token);
      return { kind: 'ads', isOn };
    },
  });
  await heading('Vill du få färre mejl?');
  expect(
    await missingTexts('Just nu mejlar vi dig om Dina annonser. Andra mejl från oss påverkas inte.'),
  ).toEqual([]);
  expect(tokens).toEqual([]);
  press('Sluta mejla mig om det här');
  await heading('Du får inga fler sådana mejl');
  expect(
    await missingTexts('Vi mejlar dig inte längre om Dina annonser. Andra mejl från oss påverkas inte.'),
  ).toEqual([]);
  press('Mejla mig om det här igen');
  await heading('Vill du få färre mejl?');
  expect(tokens).toEqual(['abc', 'abc']);
});

test('shows a failed change, and what is stored after a retry', async () => {
  open({
    findMailChoice: async () => ({ kind: 'ads', isOn: true }),
    setMailChoice: () => refused('TOO_MANY_REQUESTS'),
  });
  await heading('Vill du få färre mejl?');
  press('Sluta mejla mig om det här');
  await heading('Kunde inte ändra dina mejl');
  press('Försök igen');
  expect(await heading('Vill du få färre mejl?')).toBeTruthy();
});

test('a broken link leads to the profile', async () => {
  const sentence = 'Länken fungerar inte. Logga in och ändra dina notiser på din profil i stället.';
  open({ findMailChoice: () => refused('UNPROCESSABLE_CONTENT', sentence) });
  await heading('Färre mejl');
  expect(await missingTexts(sentence)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Till din profil' }).getAttribute('href')).toBe('/profile');
});
