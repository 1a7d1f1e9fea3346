// An ad that is sent while the connection is lost: the question is shown, and sending again works.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newAdTexts } from '#shared/features/ads/editor/new-ad-texts.ts';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { openPage } from '../../testing/open-page.tsx';
import { type Answers, failed, refused } from '../../testing/show.tsx';

const connection = vi.hoisted(() => ({ isLost: false, hasDialog: false }));
vi.mock('../../ui/dialog/confirm-dialog.tsx', async (importOriginal) => {
  if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  const module = await importOriginal<object>();
  connection.hasDialog = true;
  return module;
});

afterEach(() => localStorage.clear());

const answers: Answers = {
  pageSettings: {
    find: async () => ({ pageName: 'marketplace', isEnabled: true, disabledMessage: '', reopensAt: null }),
  },
  categories: {
    listActive: async () => ({ categories: [{ name: 'Basketboll', attributes: noAttributes }] }),
  },
  profiles: { own: async () => refused('INTERNAL_SERVER_ERROR') },
  ads: {
    rules: async () => ({ picturesPerAd: 5 }),
    create: async ({ id }) => (connection.isLost ? failed() : { id: id ?? '', status: 'pending' }),
  },
};

async function fillIn(): Promise<void> {
  await screen.findByRole('option', { name: 'Basketboll' });
  await waitFor(() => expect(document.querySelector('form[inert]')).toBeNull());
  fireEvent.input(screen.getByLabelText(/^Titel/), { target: { value: 'Matchboll' } });
  fireEvent.change(screen.getByLabelText(/^Kategori/), { target: { value: 'Basketboll' } });
  fireEvent.change(screen.getByLabelText('Skick eller typ'), { target: { value: 'Begagnad - Bra skick' } });
  fireEvent.input(screen.getByLabelText('Pris'), { target: { value: '150' } });
  fireEvent.input(screen.getByLabelText('Ort'), { target: { value: 'Lund' } });
}

test('the question is loaded while the user writes, so an ad sent without a connection can be sent again', async () => {
  openPage('/create-ad', answers);
  await fillIn();
  await waitFor(() => expect(connection.hasDialog).toBe(true));
  connection.isLost = true;
  const button = screen.getByRole('button', { name: 'Skapa annons' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  const question = within(await screen.findByRole('alertdialog', { name: 'Ser det rätt ut?' }));
  fireEvent.click(question.getByRole('button', { name: 'Skapa annons' }));
  await screen.findAllByText(new RegExp(newAdTexts.failedTryAgain));
  connection.isLost = false;
  fireEvent.click(button);
  expect(await screen.findByText(newAdTexts.created)).toBeTruthy();
});
