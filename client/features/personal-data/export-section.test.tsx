// The export of the user's data: a failed one is requested again, and the limit is shown.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonalExport } from '#shared/features/personal-data/contract.ts';
import { missingTexts, refused, show } from '../../testing/show.tsx';
import { PersonalDataPanel } from './personal-data-panel.tsx';

const failedCopy: PersonalExport = {
  id: '00000000-0000-4000-8000-0000000000e1',
  status: 'failed',
  steps: { done: 0, total: 0 },
  createdAt: '2026-05-04T10:00:00.000Z',
  file: null,
};
const limit = 'Du kan hämta dina uppgifter 3 gånger per dygn. Nästa gång är 5 maj 2026 kl. 12.00.';

test('a failed export is requested again, as often as the limit allows', async () => {
  let requests = 0;
  const file = { bytes: 2048, expiresAt: '2026-05-06T10:00:00.000Z' };
  show(<PersonalDataPanel />, {
    personalData: {
      find: async () => ({ export: failedCopy, erasure: null, proof: 'password' }),
      requestExport: async () => {
        requests += 1;
        return requests === 1
          ? { ...failedCopy, status: 'ready', file }
          : refused('TOO_MANY_REQUESTS', limit);
      },
    },
  });
  const contents = 'meddelanden, det du har skrivit i forumet';
  expect(await missingTexts(contents, 'Filen kunde inte göras', 'Något gick fel hos oss.')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  const link = await screen.findByRole('link', { name: 'Hämta filen (2 kB)' });
  expect(link.getAttribute('href')).toContain(failedCopy.id);
  fireEvent.click(screen.getByRole('button', { name: 'Gör en ny fil' }));
  expect(await missingTexts(limit)).toEqual([]);
});
