// Limits, statuses and permissions of ads.
import { describe, expect, it } from 'vitest';
import { CATEGORIES, CONDITIONS, describeStatus, maySeeAnyStatus, maySubmitAd } from './rules.ts';
import { DECIDED_STATUSES, mayModerate } from './moderation/rules.ts';
import { newAdTexts } from './editor/new-ad-texts.ts';
import { moderationTexts } from './moderation/texts.ts';
import { adTexts, signInFirst } from './texts.ts';

const statuses = ['pending', 'approved', 'rejected', 'removed'] as const;

describe('lists', () => {
  it('have every condition of the filter and the form, without duplicates', () => {
    const filter = [
      'Ny',
      'Begagnad - Som ny',
      'Begagnad - Bra skick',
      'Begagnad - Använd',
      'Tjänst',
      'Event',
      'Biljett',
    ];
    const form = ['Ny', 'Begagnad - Som ny', 'Begagnad - Bra skick', 'Begagnad - Acceptabelt skick'];
    expect(new Set(CONDITIONS)).toEqual(new Set([...filter, ...form]));
    expect(CONDITIONS).toHaveLength(8);
  });

  it('start a new site with the nine specified categories', () => {
    expect(CATEGORIES).toEqual([
      'Basketskor',
      'Basketboll',
      'Kläder',
      'Träningsutrustning',
      'Samlarkort',
      'Basketkorgar',
      'Tillbehör',
      'Biljetter',
      'Övrigt',
    ]);
  });
});

describe('describeStatus', () => {
  it.each([
    ['approved', 'Aktiv', 'green'],
    ['pending', 'Väntar', 'yellow'],
    ['rejected', 'Inaktiv', 'grey'],
    ['anything else', 'Inaktiv', 'grey'],
  ])('shows %s as %s, %s', (status, label, tone) => {
    expect(describeStatus(status)).toEqual({ label, tone });
  });
});

describe('mayModerate', () => {
  const allowed = new Set([
    'pending approved',
    'pending rejected',
    'approved rejected',
    'rejected approved',
    // Only an appeal restores an ad that was taken down.
    'pending removed',
    'approved removed',
    'rejected removed',
  ]);
  const steps = statuses.flatMap((from) =>
    DECIDED_STATUSES.map((to) => ({ from, to, isAllowed: allowed.has(`${from} ${to}`) })),
  );

  it.each(steps)('lets staff change $from to $to: $isAllowed', ({ from, to, isAllowed }) => {
    expect(mayModerate(from, to, 'admin')).toBe(isAllowed);
    expect(mayModerate(from, to, 'superadmin')).toBe(isAllowed);
  });

  it.each(steps)('does not let a user change $from to $to', ({ from, to }) => {
    expect(mayModerate(from, to, 'user')).toBe(false);
  });
});

describe('maySeeAnyStatus', () => {
  it.each([
    ['a visitor', null, false],
    ['another user', { id: 'bo', role: 'user' }, false],
    ['its owner', { id: 'anna', role: 'user' }, true],
    ['an admin', { id: 'bo', role: 'admin' }, true],
    ['a superadmin', { id: 'bo', role: 'superadmin' }, true],
  ] as const)('checks %s', (_, viewer, answer) => {
    expect(maySeeAnyStatus(viewer, { sellerId: 'anna' })).toBe(answer);
  });
});

describe('maySubmitAd', () => {
  it.each([
    ['Skor', 'Basketskor', true],
    ['', 'Basketskor', false],
    ['   ', 'Basketskor', false],
    ['Skor', '', false],
    ['', '', false],
  ])('with title %j and category %j: %s', (title, category, answer) => {
    expect(maySubmitAd({ title, category })).toBe(answer);
  });
});

describe('texts', () => {
  it.each([
    [adTexts.titleMissing, 'Titel är obligatoriskt'],
    [adTexts.categoryMissing, 'Kategori är obligatoriskt'],
    [adTexts.listFailed, 'Kunde inte hämta annonser'],
    [adTexts.categoriesFailed, 'Kunde inte hämta kategorier'],
    [adTexts.loadFailed, 'Kunde inte hämta annons'],
    [adTexts.unexpectedError, 'Ett fel inträffade'],
    [adTexts.notFound, 'Annons hittades inte'],
    [newAdTexts.failed, 'Kunde inte skapa annons'],
    [newAdTexts.failedTryAgain, 'Kunde inte skapa annons. Försök igen.'],
    [newAdTexts.created, 'Annons skapad! Din annons kommer att granskas och godkännas inom kort.'],
    [adTexts.favoriteAdded, 'Tillagd i favoriter'],
    [adTexts.favoriteRemoved, 'Borttagen från favoriter'],
    [adTexts.favoriteUpdated, 'Favorit uppdaterad'],
    [adTexts.favoriteFailed, 'Kunde inte uppdatera favoriter'],
    [adTexts.deleted, 'Annons borttagen'],
    [adTexts.markedSold, 'Annons markerad som såld'],
    [adTexts.hidden, 'Annons dold'],
    [moderationTexts.approved, 'Annons godkänd'],
    [moderationTexts.rejected, 'Annons avvisad'],
    [moderationTexts.createdApproved, 'Annons skapad och godkänd!'],
    [moderationTexts.updateFailed, 'Kunde inte uppdatera annons'],
    [moderationTexts.deleteFailed, 'Kunde inte ta bort annons'],
    [signInFirst.sendMessage, 'Du måste vara inloggad för att skicka meddelanden'],
    [signInFirst.seePhone, 'Du måste vara inloggad för att se telefonnummer'],
    [signInFirst.createAd, 'Du måste vara inloggad för att skapa annonser'],
    [signInFirst.uploadPictures, 'Du måste vara inloggad för att ladda upp bilder'],
    [signInFirst.saveFavorite, 'Du måste vara inloggad för att spara favoriter'],
  ])('match the specification: %s', (written, specified) => {
    expect(written).toBe(specified);
  });
});
