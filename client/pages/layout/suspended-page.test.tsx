// The page of a suspended user: the decision about the account, another decision that was opened, and states without either.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import { contactMessagePath, reportPath } from '#shared/paths.ts';
import { type Answers, failed, missingTexts, show } from '../../testing/show.tsx';
import { isOpenWhenSuspended, reportIn } from './open-when-suspended.ts';
import { SuspendedPage } from './suspended-page.tsx';

const accountId = 'aaaaaaaa-0000-4000-8000-000000000001';
const adId = 'aaaaaaaa-0000-4000-8000-000000000002';
const suspension = { until: null, reason: 'Hot', reportId: accountId };

const decisionOn = (id: string): OwnReport => ({
  id,
  side: 'concerned',
  kind: id === adId ? 'ad' : 'person',
  origin: 'moderation',
  title: id === adId ? 'Jordan 1' : null,
  reviewOf: null,
  isGone: false,
  written: null,
  status: 'resolved',
  category: null,
  explanation: null,
  createdAt: '2026-03-04T12:00:00.000Z',
  decision: {
    decision: id === adId ? 'removed' : 'blocked',
    rule: 'trade',
    reason: id === adId ? 'En kopia' : 'Hot',
    at: '2026-03-05T12:00:00.000Z',
    appealsCloseAt: '2099-09-05T12:00:00.000Z',
  },
  appeal: null,
  lacksDecider: false,
  can: { appeal: true },
});
const answers: Answers = {
  reports: { find: async ({ id }) => decisionOn(id) },
  personalData: { find: async () => ({ export: null, erasure: null, proof: 'password' }) },
};

test('shows the decision about the account, with appeal, export and erasure', async () => {
  show(<SuspendedPage suspension={suspension} reportId={null} />, answers, { as: null });
  expect(
    await missingTexts('Ditt konto är avstängt tills vidare', 'Beslut om ditt konto', 'Hot', 'Radera kontot'),
  ).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Skicka överklagandet' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Läs beslutet om ditt konto' })).toBeNull();
});

test('shows another decision whose page was opened, with a link back', async () => {
  show(<SuspendedPage suspension={suspension} reportId={adId} />, answers, { as: null });
  expect(await missingTexts('Beslut om din annons ”Jordan 1”', 'En kopia')).toEqual([]);
  const back = screen.getByRole('link', { name: 'Läs beslutet om ditt konto' });
  expect(back.getAttribute('href')).toBe('/');
});

test('shows the reason, and an address to write to, for a suspension from before decisions were recorded', async () => {
  show(<SuspendedPage suspension={{ ...suspension, reportId: null }} reportId={null} />, answers, {
    as: null,
  });
  expect(
    await missingTexts('Beslutet om ditt konto', 'Anledning: Hot', 'Vill du överklaga, skriv till'),
  ).toEqual([]);
});

test('shows an error with a retry for each part that could not be loaded', async () => {
  const failing = { reports: { find: failed }, personalData: { find: failed } };
  show(<SuspendedPage suspension={suspension} reportId={null} />, failing, { as: null });
  expect(await missingTexts('Kunde inte hämta anmälan', 'Kunde inte hämta dina uppgifter')).toEqual([]);
  expect(screen.getAllByRole('button', { name: 'Försök igen' })).toHaveLength(2);
});

test('opens the pages that a decision refers to and those of links in mails, and finds the decision of an address', () => {
  const open = ['/terms', '/unsubscribe', '/reset-password', '/contact', contactMessagePath(adId)];
  expect(open.every(isOpenWhenSuspended)).toBe(true);
  expect(['/', '/profile', '/messages', reportPath(adId)].some(isOpenWhenSuspended)).toBe(false);
  expect([reportIn(reportPath(adId)), reportIn('/reports/'), reportIn('/profile')]).toEqual([
    adId,
    null,
    null,
  ]);
});
