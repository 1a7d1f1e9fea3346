// The link that renews an ad, when it does not work.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renewalTexts } from '#shared/features/ads/owner/renewal-texts.ts';
import { openPage } from '../testing/open-page.tsx';
import { failed, missingTexts, refused } from '../testing/show.tsx';

const open = (renewByLink: () => Promise<never>) =>
  openPage(`/renew-ad?token=${'x'.repeat(43)}`, { ads: { renewByLink } }, { as: null });

test('a refused link shows the reason, and a link to the profile', async () => {
  open(() => refused('UNPROCESSABLE_CONTENT', renewalTexts.linkInvalid));
  expect(await screen.findByRole('heading', { level: 1, name: 'Annonsen är inte förnyad' })).toBeTruthy();
  expect(await missingTexts('Länken fungerar inte. Annonsen kan vara borttagen.')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Till din profil' }).getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
});

test('a failed request can be retried', async () => {
  let requests = 0;
  open(() => {
    requests += 1;
    return failed();
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeTruthy();
  expect(requests).toBe(2);
});
