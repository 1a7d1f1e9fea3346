// The page of the user's own report, for a visitor.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { missingTexts } from '../testing/show.tsx';

test('asks a visitor to sign in, and describes the page', async () => {
  openPage('/reports/00000000-0000-4000-8000-000000000000', {}, { as: null });
  const title = 'Du måste vara inloggad för att läsa beslutet';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(
    await missingTexts('Här ser du din anmälan, eller beslutet om det du har skrivit, och kan överklaga.'),
  ).toEqual([]);
});
