// An ad of the staff: a title and a category are enough, a failure preserves them, and its questions are asked once.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { failed, missingTexts } from '../../testing/show.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an ad with only a title and a category is created, also after a failure', async () => {
  let isOffline = true;
  openPage(
    '/admin/ads/new',
    {
      categories: {
        listActive: async () => ({ categories: [{ name: 'Tillbehör', attributes: noAttributes }] }),
      },
      profiles: {
        own: async () => ({
          ...superadmin,
          phone: '',
          location: '',
          bio: '',
          rating: null,
          reviewCount: 0,
          isTreatedAsMinor: false,
          ageRefusal: null,
          showsOnline: false,
          association: null,
          business: null,
        }),
      },
      ads: {
        rules: async () => ({ picturesPerAd: 5 }),
        // Saving waits for the sidebar's counts.
        counts: async () => ({ total: 1, pending: 0, approved: 1, rejected: 0 }),
        createApproved: async ({ id }) => (isOffline ? failed() : { id: id ?? '', status: 'approved' }),
      },
    },
    { as: superadmin },
  );
  await screen.findByRole('option', { name: 'Tillbehör' });
  await waitFor(() => expect(document.querySelector('form[inert]')).toBeNull());
  const create = screen.getByRole('button', { name: 'Skapa annons' });
  expect(create).toHaveProperty('disabled', true);
  fireEvent.input(screen.getByLabelText(/^Titel/), { target: { value: 'Domarpipa' } });
  fireEvent.change(screen.getByLabelText(/^Kategori/), { target: { value: 'Tillbehör' } });
  await waitFor(() => expect(create).toHaveProperty('disabled', false));
  fireEvent.click(create);
  const question = within(await screen.findByRole('alertdialog', { name: 'Ser det rätt ut?' }));
  fireEvent.click(question.getByRole('button', { name: 'Skapa annons' }));
  expect(await missingTexts('Kunde inte skapa annons')).toEqual([]);
  expect(screen.getByLabelText(/^Titel/)).toHaveProperty('value', 'Domarpipa');
  isOffline = false;
  await waitFor(() => expect(create.getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(create);
  expect(await missingTexts('Annons skapad och godkänd!')).toEqual([]);
  await waitFor(() => expect(window.location.pathname).toBe('/admin/ads'));
});
