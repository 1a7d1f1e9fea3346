// The moderation page: table, dialog, decisions and their failures.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { blankAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import type { ModeratedAd, ModeratedSeller } from '#shared/features/ads/moderation/contract.ts';
import { closeOffers } from '../../core/undo/undo-offers.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, refused, missingTexts } from '../../testing/show.tsx';

afterEach(closeOffers);

const idOf = (place: number) => `00000000-0000-4000-8000-0000000000a${place}`;

function ad(change: Partial<ModeratedAd> = {}): ModeratedAd {
  const status = change.status ?? 'pending';
  return {
    id: idOf(1),
    title: 'Spalding',
    price: 1250,
    category: 'Basketboll',
    condition: 'Ny',
    ...blankAttributes,
    location: 'Umeå',
    county: 'Västerbotten',
    saleState: 'active',
    createdAt: '2026-06-01T12:00:00.000Z',
    updatedAt: '2026-06-01T12:00:00.000Z',
    picture: null,
    isBusiness: false,
    pictures: [],
    status,
    description: 'Fin.',
    postalCode: '90325',
    seller: { id: idOf(9), name: 'Siv Säljare', email: 'siv.seljare@exempel.se' },
    decision: null,
    restriction: null,
    isSellerSuspended: false,
    isFeatured: false,
    can: {
      approve: status !== 'approved',
      reject: status !== 'rejected',
      remove: true,
      feature: status === 'approved',
      unfeature: false,
    },
    ...change,
  };
}

/** Moderation endpoints over `ads`. */
function moderationApi(ads: ModeratedAd[], answers: Answers['ads'] = {}): NonNullable<Answers['ads']> {
  return {
    listForModeration: async ({ status }) => ({
      ads: ads.filter((one) => !status || one.status === status),
      next: null,
      previous: null,
    }),
    counts: async () => ({ total: 4, pending: 1, approved: 1, rejected: 2 }),
    findForModeration: async ({ id }) => ads.find((one) => one.id === id) ?? refused('NOT_FOUND'),
    setStatus: async ({ id, status }) => {
      const place = ads.findIndex((one) => one.id === id);
      ads[place] = ad({ ...ads[place], status, can: ad({ status }).can });
      return { id, status, undo: { id: `undo ${id}`, until: '2026-06-01T12:01:05.000Z' } };
    },
    findSeller: async () => seller,
    ...answers,
  };
}

function openAds(
  ads: ModeratedAd[],
  answers?: Answers['ads'],
  { query = '', ...others }: Answers & { query?: string } = {},
): ModeratedAd[] {
  openPage(`/admin/ads${query}`, { ...others, ads: moderationApi(ads, answers) }, { as: superadmin });
  return ads;
}

const seller: ModeratedSeller = {
  id: idOf(9),
  name: 'Siv Säljare',
  createdAt: '2026-05-01T12:00:00.000Z',
  ads: { pending: 0, approved: 3, rejected: 1, removed: 0 },
  rejections: 2,
  openReports: 1,
  listedAds: 3,
  isSuspended: false,
  business: null,
  can: { suspend: true },
};

/** Chooses a reason in the open dialog, and rejects. */
async function rejectFor(reason: string, button = 'Avvisa annonsen'): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(reason) }));
  fireEvent.click(screen.getByRole('button', { name: button }));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const openAd = async (title: string) => {
  fireEvent.click(await screen.findByRole('link', { name: title }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const openTitle = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent;

test('a row shows the facts of an ad, and the counters link to each status', async () => {
  openAds([ad({ saleState: 'reserved' })]);
  const row = (await screen.findByRole('link', { name: 'Spalding' })).closest('tr');
  const text = row?.textContent.replaceAll('\u00A0', ' ');
  for (const part of [
    'Siv Säljare',
    'siv.seljare@exempel.se',
    'Basketboll',
    '1 250 kr',
    'Umeå',
    '2026-06-01',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Väntar');
  expect(text).toContain('Reserverad');
  const counters = within(screen.getByRole('navigation', { name: 'Visa annonser efter status' }));
  await waitFor(() =>
    expect(counters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Totalt4',
      'Väntar1',
      'Godkända1',
      'Avvisade2',
    ]),
  );
  expect(counters.getByRole('link', { name: /Avvisade/ }).getAttribute('href')).toBe(
    '/admin/ads?status=rejected',
  );
});

test.each([
  ['', 'Inga annonser än', 'Skapa annons'],
  ['?status=pending', 'Inget väntar på granskning', 'Visa alla annonser'],
  ['?search=finnsinte', 'Inga annonser hittades', 'Rensa sökningen'],
])('an empty table at "%s" shows the reason and the next step', async (query, title, next) => {
  openAds([], {}, { query });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: next }).length).toBeGreaterThan(0);
});

test('search, status, order and page of the table are in the address', async () => {
  const asked: object[] = [];
  openAds([], {
    listForModeration: async (search) => {
      asked.push(search);
      return { ads: [ad()], next: 'cursor', previous: search.after ? 'start' : null };
    },
  });
  const expectAsked = (search: object) =>
    waitFor(() => expect(asked.at(-1)).toEqual(expect.objectContaining(search)));
  fireEvent.click(await screen.findByRole('link', { name: 'Nästa' }));
  await expectAsked({ after: 'cursor' });
  await waitFor(() => expect(window.location.search).toBe('?after=cursor&page=2'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordning' }), { target: { value: 'oldest' } });
  await expectAsked({ sort: 'oldest', after: undefined });
  expect(window.location.search).toBe('?sort=oldest');
  fireEvent.click(await screen.findByRole('link', { name: /^Avvisade/ }));
  await expectAsked({ status: 'rejected' });
  expect(screen.getByRole('link', { name: /^Avvisade/ }).getAttribute('aria-current')).toBe('true');
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?sort=oldest'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Avvisade/ }).getAttribute('aria-current')).not.toBe('true'),
  );
  const box = screen.getByRole('searchbox', { name: 'Sök bland annonser' });
  fireEvent.change(box, { target: { value: 'inomhus' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  await expectAsked({ search: 'inomhus' });
  expect(new URLSearchParams(window.location.search).get('search')).toBe('inomhus');
});

test('a failed decision leaves the row unchanged', async () => {
  openAds([ad()], { setStatus: failed });
  await press('Godkänn Spalding');
  expect(await screen.findByText('Kunde inte uppdatera annons')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Godkänn Spalding' })).toBeTruthy();
});

test('a deleted ad disappears from the table with a message', async () => {
  const ads = [ad(), ad({ id: idOf(2), title: 'Molten' })];
  openAds(ads, {
    setStatus: () => {
      ads.splice(0, 1);
      return refused('NOT_FOUND');
    },
  });
  await press('Godkänn Spalding');
  expect(await screen.findByText('Annonsen finns inte längre')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Spalding' })).toBeNull());
});

test('a removal asks for a reason, which survives a failure, and can be undone', async () => {
  let isOffline = true;
  const sent: unknown[] = [];
  const ads = [ad()];
  openAds(
    ads,
    {
      setStatus: async ({ id, ...decision }) => {
        if (isOffline) return failed();
        sent.push(decision);
        ads[0] = ad({ status: 'removed' });
        return { id, status: 'removed', undo: { id: `undo ${id}`, until: '2026-06-01T12:01:05.000Z' } };
      },
    },
    {
      decisions: {
        undo: async ({ id }) => {
          ads[0] = ad();
          return { id };
        },
      },
    },
  );
  const panel = await openAd('Spalding');
  fireEvent.click(panel.getByRole('button', { name: 'Ta bort' }));
  const question = within(await screen.findByRole('dialog', { name: 'Ta bort ”Spalding”' }));
  // This reason is missing, because the seller cannot change a removed ad.
  expect(question.queryByRole('radio', { name: /Bilderna visar inte varan/ })).toBeNull();
  fireEvent.click(question.getByRole('button', { name: 'Ta bort annonsen' }));
  expect(await question.findByText('Välj eller skriv en anledning, så att säljaren förstår')).toBeTruthy();
  fireEvent.click(question.getByRole('radio', { name: 'Egen anledning' }));
  fireEvent.change(question.getByRole('combobox', { name: /Regel/ }), { target: { value: 'forbidden' } });
  fireEvent.change(question.getByRole('textbox', { name: /Till säljaren/ }), {
    target: { value: 'Stulen boll' },
  });
  fireEvent.click(question.getByRole('button', { name: 'Ta bort annonsen' }));
  expect(await missingTexts('Kunde inte ta bort annons')).toEqual([]);
  isOffline = false;
  fireEvent.click(panel.getByRole('button', { name: 'Ta bort' }));
  expect((await screen.findByDisplayValue('Stulen boll')).isConnected).toBe(true);
  await press('Ta bort annonsen');
  expect(await screen.findByText('Annons borttagen')).toBeTruthy();
  expect(sent).toMatchObject([{ status: 'removed', rule: 'forbidden', reason: 'Stulen boll' }]);
  await press('Ångra');
  expect(await screen.findByText('Beslutet är ångrat')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Godkänn Spalding' })).toBeTruthy();
});

test('selected ads are decided on together, and rejected ones cannot be selected', async () => {
  const ads = openAds([
    ad({ title: 'Ett' }),
    ad({ id: idOf(2), title: 'Klar', status: 'rejected' }),
    ad({ id: idOf(3), title: 'Tre' }),
  ]);
  const done = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Markera Klar' });
  expect(done.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Markera alla väntande (2)' }));
  expect(await screen.findByText('2 markerade')).toBeTruthy();
  await press('Avvisa markerade');
  expect(ads.map(({ status }) => status)).toEqual(['pending', 'rejected', 'pending']);
  await rejectFor('Misstänkt kopia', 'Avvisa 2 annonser');
  expect(await screen.findByText('2 annonser avvisade')).toBeTruthy();
  expect(ads.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('selected ads that could not be decided on are named with the reason, and stay selected', async () => {
  const refusals = new Map([
    [
      idOf(1),
      () => {
        ads[0] = ad({ title: 'Ett', status: 'approved' });
        return refused('CONFLICT');
      },
    ],
    [idOf(2), failed],
  ]);
  const ads = openAds(
    [ad({ title: 'Ett' }), ad({ id: idOf(2), title: 'Två' }), ad({ id: idOf(3), title: 'Tre' })],
    {
      setStatus: async ({ id, status }) => {
        const refusal = refusals.get(id);
        if (refusal) return refusal();
        const place = ads.findIndex((one) => one.id === id);
        ads[place] = ad({ ...ads[place], status, can: ad({ status }).can });
        return { id, status, undo: { id: `undo ${id}`, until: '2026-06-01T12:01:05.000Z' } };
      },
    },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla väntande (3)' }));
  await press('Avvisa markerade');
  await rejectFor('Hör inte till basketen', 'Avvisa 3 annonser');
  const report = await screen.findByText('Annons avvisad. 2 annonser kunde inte uppdateras:', {
    exact: false,
  });
  const text = report.closest('[role=alert]')?.textContent;
  expect(text).toContain('Ett: Någon annan har redan godkänt annonsen.');
  expect(text).toContain('Två: Ingen kontakt med servern');
  expect(ads.map(({ status }) => status)).toEqual(['approved', 'pending', 'rejected']);
  expect(screen.getByRole('checkbox', { name: 'Markera Två' })).toHaveProperty('checked', true);
  refusals.clear();
  await press('Avvisa markerade');
  await rejectFor('Hör inte till basketen', 'Avvisa annonsen');
  await waitFor(() => expect(ads.map(({ status }) => status)).toEqual(['approved', 'rejected', 'rejected']));
  await waitFor(() => expect(screen.queryByText(/kunde inte uppdateras/)).toBeNull());
});

test('undoing the decisions closes the report of those that failed', async () => {
  openAds(
    [ad({ title: 'Ett' }), ad({ id: idOf(2), title: 'Två' }), ad({ id: idOf(3), title: 'Tre' })],
    {
      setStatus: async ({ id, status }) =>
        id === idOf(2)
          ? failed()
          : { id, status, undo: { id: `undo ${id}`, until: '2026-06-01T12:01:05.000Z' } },
    },
    { decisions: { undo: async ({ id }) => ({ id }) } },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla väntande (3)' }));
  await press('Godkänn markerade');
  expect(await screen.findByText(/1 annons kunde inte uppdateras/)).toBeTruthy();
  const made = (await screen.findAllByText('2 annonser godkända')).at(-1)?.closest('li');
  fireEvent.click(within(made ?? document.body).getByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(screen.queryByText(/kunde inte uppdateras/)).toBeNull());
});

test('the second click of a double click does not decide on the next ad', async () => {
  const ads = openAds([ad({ title: 'Ett' }), ad({ id: idOf(2), title: 'Två' })]);
  const panel = await openAd('Ett');
  const approve = panel.getByRole('button', { name: 'Godkänn' });
  fireEvent.click(approve, { detail: 1 });
  fireEvent.click(approve, { detail: 2 });
  await waitFor(() => expect(openTitle()).toBe('Två'));
  expect(ads.map(({ status }) => status)).toEqual(['approved', 'pending']);
});

test('keyboard shortcuts can be turned off', async () => {
  const ads = openAds([ad({ title: 'Ett' })]);
  const panel = await openAd('Ett');
  const shortcuts = panel.getByRole('checkbox', { name: 'Snabbtangenter' });
  fireEvent.click(shortcuts);
  fireEvent.keyDown(document.body, { key: 'g' });
  expect(ads[0]?.status).toBe('pending');
  fireEvent.click(shortcuts);
  fireEvent.keyDown(document.body, { key: 'g' });
  await waitFor(() => expect(ads[0]?.status).toBe('approved'));
});

test('an approved ad that is rejected stays in the dialog', async () => {
  const ads = openAds([ad({ status: 'approved' })]);
  const panel = await openAd('Spalding');
  fireEvent.click(panel.getByRole('button', { name: 'Avvisa' }));
  await rejectFor('Hör inte till basketen');
  await waitFor(() => expect(ads[0]?.status).toBe('rejected'));
  expect(await panel.findByText('Avvisad')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Godkänn' })).toBeTruthy();
});

test('the address of an unknown ad says that there is none, without a retry', async () => {
  openAds(
    [],
    { findForModeration: () => refused('NOT_FOUND', 'Annons hittades inte') },
    { query: `?ad=${idOf(7)}` },
  );
  expect(await screen.findByText('Annons hittades inte')).toBeTruthy();
  expect(screen.queryByText(/internetanslutning/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
});

test('an ad that fails to load shows why, with a retry', async () => {
  openAds([], { findForModeration: failed }, { query: `?ad=${idOf(7)}` });
  expect(await screen.findByText('Kunde inte hämta annons')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});

test.each([
  ['the row', () => press('Avvisa Spalding')],
  [
    'the open ad',
    async () => fireEvent.click((await openAd('Spalding')).getByRole('button', { name: 'Avvisa' })),
  ],
  [
    'the key A',
    async () => {
      await openAd('Spalding');
      fireEvent.keyDown(document.body, { key: 'a' });
    },
  ],
])('%s asks for a reason, which is sent', async (_name, reject) => {
  const sent: unknown[] = [];
  const answer = { status: 'rejected', undo: { id: idOf(5), until: '' } } as const;
  openAds([ad()], {
    setStatus: async ({ id, rule, reason }) => {
      sent.push({ rule, reason });
      return { id, ...answer };
    },
  });
  await reject();
  const dialog = within(await screen.findByRole('dialog', { name: 'Avvisa ”Spalding”' }));
  // A shortcut of the ad below does not act while the reason is asked for.
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.click(dialog.getByRole('button', { name: 'Avvisa annonsen' }));
  expect(await dialog.findByText('Välj eller skriv en anledning, så att säljaren förstår')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: 'Egen anledning' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Avvisa annonsen' }));
  expect(await dialog.findByText('Välj vilken regel beslutet vilar på')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/Regel/), { target: { value: 'trade' } });
  fireEvent.change(dialog.getByLabelText(/Till säljaren/), { target: { value: ' Priset saknas ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Avvisa annonsen' }));
  expect(await screen.findByText('Annons avvisad')).toBeTruthy();
  expect(sent).toEqual([{ rule: 'trade', reason: 'Priset saknas' }]);
});

test('cancelling the reason rejects nothing', async () => {
  const ads = openAds([ad()]);
  await press('Avvisa Spalding');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ads[0]?.status).toBe('pending');
});

test('decisions are undone from their toast, and failures show the reason', async () => {
  const undone: string[] = [];
  const ads = openAds(
    [ad({ title: 'Ett' }), ad({ id: idOf(2), title: 'Två' })],
    {},
    {
      decisions: {
        undo: async ({ id }) => {
          undone.push(id);
          return id.endsWith('2') ? refused('CONFLICT', 'Det har ändrats efter beslutet.') : { id };
        },
      },
    },
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla väntande (2)' }));
  await press('Godkänn markerade');
  // Toasts of other tests may still be shown.
  const made = (await screen.findByText('2 annonser godkända')).closest('li');
  fireEvent.click(within(made ?? document.body).getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Beslutet är ångrat')).toBeTruthy();
  expect(await screen.findByText('1 kunde inte ångras. Det har ändrats efter beslutet.')).toBeTruthy();
  expect(undone.toSorted()).toEqual(ads.map(({ id }) => `undo ${id}`));
});

test('a decision that could not be undone while the server was away can be undone later', async () => {
  let isOffline = true;
  openAds(
    [ad({ title: 'Fyra' })],
    {},
    { decisions: { undo: async ({ id }) => (isOffline ? failed() : { id }) } },
  );
  await press('Godkänn Fyra');
  const undo = await screen.findByRole('button', { name: 'Ångra' });
  fireEvent.click(undo);
  await waitFor(() => expect(undo.isConnected).toBe(false));
  const failure = (await screen.findByText('Kunde inte ångra beslutet')).closest('li');
  isOffline = false;
  fireEvent.click(within(failure ?? document.body).getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Beslutet är ångrat')).toBeTruthy();
});

test('the latest decision is undone by the key Z in the open ad', async () => {
  const undone: string[] = [];
  openAds(
    [ad({ title: 'Ett' }), ad({ id: idOf(2), title: 'Två' })],
    {},
    {
      decisions: {
        undo: async ({ id }) => {
          undone.push(id);
          return { id };
        },
      },
    },
  );
  const panel = await openAd('Ett');
  expect(panel.queryByRole('button', { name: 'Ångra beslutet' })).toBeNull();
  fireEvent.click(panel.getByRole('button', { name: 'Godkänn' }));
  await waitFor(() => expect(openTitle()).toBe('Två'));
  const button = await screen.findByRole('button', { name: 'Ångra beslutet' });
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(await screen.findByText('Beslutet är ångrat')).toBeTruthy();
  expect(undone).toEqual([`undo ${idOf(1)}`]);
  await waitFor(() => expect(button.isConnected).toBe(false));
});

test('the open ad shows what its seller has done before, and offers to suspend them', async () => {
  let isOffline = true;
  openAds(
    [ad({ isSellerSuspended: true, status: 'rejected', restriction: { rule: 'ads', reason: 'Suddig' } })],
    {
      findSeller: async () => (isOffline ? failed() : seller),
    },
  );
  expect(await screen.findByText('Säljaren är avstängd')).toBeTruthy();
  const panel = await openAd('Spalding');
  expect(await panel.findByText('Kunde inte hämta uppgifter om säljaren')).toBeTruthy();
  expect(panel.getByText('Suddig')).toBeTruthy();
  isOffline = false;
  fireEvent.click(panel.getByRole('button', { name: 'Försök igen' }));
  const facts = await panel.findByRole('region', { name: 'Säljare' });
  expect(
    await missingTexts('1 maj 2026', '3 godkända, 1 avvisad', 'Tidigare avvisningar2', 'Öppna anmälningar1'),
  ).toEqual([]);
  fireEvent.click(await within(facts).findByRole('button', { name: 'Stäng av säljaren …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stäng av Siv Säljare' }));
  expect(dialog.getByText(/3 annonser döljs så länge avstängningen gäller/)).toBeTruthy();
});
