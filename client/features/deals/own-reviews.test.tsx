// The user's reviews in all states: loading, failed, hidden and taken down.
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GivenReview, PersonReview, UnreviewedDeal } from '#shared/features/deals/contract.ts';
import { type Answers, failed, show, missingTexts, viewer } from '../../testing/show.tsx';
import { useApi } from '../../core/api.ts';
import { AnswerForm } from './answer-form.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { TakeDownReviewDialog } from './take-down-review-dialog.tsx';

const karl = { id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null };
const day = '2026-03-04T12:00:00.000Z';

const deal: UnreviewedDeal = {
  id: '00000000-0000-4000-8000-0000000000d1',
  adId: null,
  title: 'Wilson NBA',
  price: 250,
  role: 'seller',
  other: karl,
  soldAt: day,
  closesAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
};
const received: PersonReview = {
  id: '00000000-0000-4000-8000-0000000000e1',
  rating: 5,
  text: 'Snabb och trevlig',
  at: day,
  author: karl,
  role: 'buyer',
  title: 'Wilson NBA',
  answer: null,
  can: { answer: false, remove: false },
};
const given: GivenReview = {
  id: '00000000-0000-4000-8000-0000000000e2',
  rating: 4,
  text: 'Betalade direkt',
  createdAt: day,
  visibleAt: '2026-04-03T12:00:00.000Z',
  isVisible: false,
  subject: karl,
  title: 'Wilson NBA',
  answer: null,
  removedReason: null,
  decisionId: null,
};

afterEach(() => localStorage.clear());

const open = (deals: Answers['deals']) =>
  show(<OwnReviews viewer={viewer} renderMore={() => null} />, { deals });
const waiting = (...deals: UnreviewedDeal[]): Answers['deals'] => ({ unreviewed: async () => ({ deals }) });

describe('the lists', () => {
  test('show the loading state', async () => {
    open({});
    expect(await missingTexts('Laddar dina affärer', 'Laddar omdömen')).toEqual([]);
  });

  test('show the failed state', async () => {
    open({ unreviewed: failed, given: failed, ofPerson: failed });
    expect(await screen.findByRole('heading', { name: 'Kunde inte hämta dina affärer' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: 'Kunde inte hämta omdömen' })).toHaveLength(2);
  });

  test('explain what will be shown when there is nothing yet', async () => {
    open({
      unreviewed: async () => ({ deals: [] }),
      given: async () => ({ reviews: [], next: null }),
      ofPerson: async () => ({ rating: null, reviewCount: 0, reviews: [], next: null }),
    });
    expect(
      await missingTexts(
        'Omdömen om dig',
        'När en affär är klar kan ni ge varandra omdömen. De du får visas här.',
        'Omdömen du har lämnat',
        'Du har inte lämnat några omdömen än.',
      ),
    ).toEqual([]);
  });

  test('load more on request', async () => {
    open({
      given: async ({ after }) => ({
        reviews: [{ ...given, text: after ? 'Från i fjol' : given.text }],
        next: after ? null : 'place',
      }),
      ofPerson: async ({ after }) => ({
        rating: 5,
        reviewCount: 2,
        reviews: [{ ...received, text: after ? 'Äldre omdöme' : received.text }],
        next: after ? null : 'place',
      }),
    });
    expect(await missingTexts('Betalade direkt', 'Snabb och trevlig')).toEqual([]);
    for (const more of screen.getAllByRole('button', { name: 'Visa fler omdömen' })) fireEvent.click(more);
    expect(await missingTexts('Från i fjol', 'Äldre omdöme')).toEqual([]);
  });

  test('show for each written review when it becomes visible, or why it is not', async () => {
    open({
      given: async () => ({
        reviews: [given, { ...given, id: received.id, removedReason: 'Stötande språk', decisionId: deal.id }],
        next: null,
      }),
    });
    expect(
      await missingTexts(
        'Visas när den andra också har skrivit, senast 3 april 2026.',
        'Borttaget av administratör',
        'Stötande språk',
      ),
    ).toEqual([]);
    const decision = screen.getByRole('link', { name: 'Läs beslutet och överklaga: omdömet om Karl Alm' });
    expect(decision.getAttribute('href')).toBe(`/reports/${deal.id}`);
  });
});

describe('a deal to review', () => {
  test.each([
    ['seller', 'Du sålde Wilson NBA till Karl Alm'],
    ['buyer', 'Du köpte Wilson NBA av Karl Alm'],
  ] as const)('names the user’s role: %s', async (role, sentence) => {
    open(waiting({ ...deal, role }));
    expect(await missingTexts('Väntar på ditt omdöme', sentence, 'Du har 3 dagar kvar')).toEqual([]);
  });

  test('shows a loading form, and the meaning of each star', async () => {
    open(waiting(deal));
    fireEvent.click(await screen.findByRole('button', { name: 'Lämna omdöme om Karl Alm, Wilson NBA' }));
    expect(screen.getByText('Hämtar formuläret')).toBeTruthy();
    const stars = within(await screen.findByRole('group', { name: /Ditt betyg till Karl Alm/ }));
    const names = stars.getAllByRole('radio').map((star) => star.getAttribute('aria-label'));
    expect(names).toEqual([
      '1 av 5, Mycket dåligt',
      '2 av 5, Dåligt',
      '3 av 5, Okej',
      '4 av 5, Bra',
      '5 av 5, Mycket bra',
    ]);
  });

  test('shows missing fields, and a failed save', async () => {
    open({ ...waiting(deal), review: failed });
    fireEvent.click(await screen.findByRole('button', { name: 'Lämna omdöme om Karl Alm, Wilson NBA' }));
    const save = await screen.findByRole('button', { name: 'Lämna omdöme' });
    fireEvent.click(save);
    expect(await missingTexts('Välj ett betyg', 'Skriv några ord om affären')).toEqual([]);
    fireEvent.click(screen.getAllByRole('radio')[3] as HTMLElement);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Betalade direkt' } });
    fireEvent.click(save);
    expect(await missingTexts('Kunde inte spara omdömet. Ingen kontakt med servern.')).toEqual([]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Betalade direkt');
  });

  test('opens its form again with what was written and chosen', async () => {
    const another = { ...deal, id: deal.id.replace('d1', 'd2') };
    const { unmount } = open(waiting(another));
    fireEvent.click(await screen.findByRole('button', { name: 'Lämna omdöme om Karl Alm, Wilson NBA' }));
    await screen.findByRole('group', { name: /Ditt betyg till Karl Alm/ });
    expect(
      await missingTexts(
        'Ditt betyg till Karl Alm',
        'Hur gick det? Skriv inget om andra, och inga kontaktuppgifter.',
        'Omdömet går inte att ändra. Det visas när ni båda har skrivit, eller när tiden är ute.',
      ),
    ).toEqual([]);
    fireEvent.click(screen.getAllByRole('radio')[3] as HTMLElement);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Betalade' } });
    expect(await missingTexts('8 av 1000 tecken')).toEqual([]);
    unmount();
    open(waiting(another));
    expect(await screen.findByDisplayValue('Betalade')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '4 av 5, Bra' })).toHaveProperty('checked', true);
  });
});

function RefetchButton() {
  const queryClient = useQueryClient();
  const { deals } = useApi();
  return (
    <button type="button" onClick={() => void queryClient.invalidateQueries({ queryKey: deals.key() })}>
      Hämta igen
    </button>
  );
}

function writeReview(): void {
  fireEvent.click(screen.getAllByRole('radio')[4] as HTMLElement);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Snabb' } });
}

describe('an open review form while its deal is cancelled', () => {
  const ad = '00000000-0000-4000-8000-0000000000c1';
  const sale = (end: string): UnreviewedDeal => ({
    ...deal,
    id: deal.id.replace('d1', end),
    adId: ad,
    role: 'buyer',
  });
  const gone = 'Affären kan vara ångrad. Det du har skrivit finns kvar här.';
  let deals: UnreviewedDeal[];
  let sent: unknown[];

  beforeEach(async () => {
    [deals, sent] = [[sale('f1')], []];
    const answers: Answers['deals'] = {
      unreviewed: async () => ({ deals }),
      review: async (review) => {
        sent.push(review);
        return { id: given.id, isVisible: false };
      },
    };
    show(
      <>
        <OwnReviews viewer={viewer} renderMore={() => null} />
        <RefetchButton />
      </>,
      { deals: answers },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Lämna omdöme om Karl Alm, Wilson NBA' }));
    await screen.findByRole('group', { name: /Ditt betyg till Karl Alm/ });
  });
  afterEach(() => sessionStorage.clear());

  /** What a live event about the ad does. */
  function list(...listed: UnreviewedDeal[]): void {
    deals = listed;
    fireEvent.click(screen.getByRole('button', { name: 'Hämta igen' }));
  }

  test('stays with a notice until it is closed', async () => {
    writeReview();
    list();
    expect(await missingTexts(gone)).toEqual([]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Snabb');
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(screen.queryByText('Väntar på ditt omdöme')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Omdömen du har lämnat');
  });

  test('stays also while it is empty, and is of the new deal when the ad is sold to the same person again', async () => {
    const form = screen.getByRole('textbox');
    list();
    expect(await missingTexts('Det går inte att lämna omdöme just nu')).toEqual([]);
    expect(screen.queryByText(gone)).toBeNull();
    list(sale('f2'));
    await waitFor(() => expect(screen.queryByText('Det går inte att lämna omdöme just nu')).toBeNull());
    expect(screen.getByRole('textbox')).toBe(form);
    writeReview();
    fireEvent.click(screen.getByRole('button', { name: 'Lämna omdöme' }));
    await waitFor(() => expect(sent).toEqual([{ id: sale('f2').id, rating: 5, text: 'Snabb' }]));
    await waitFor(() => expect(screen.queryByText('Väntar på ditt omdöme')).toBeNull());
  });

  test('is of the new deal with what was written', async () => {
    writeReview();
    list();
    expect(await missingTexts(gone)).toEqual([]);
    list(sale('f2'));
    await waitFor(() => expect(screen.queryByText(gone)).toBeNull());
    expect(screen.getAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).value)).toEqual([
      'Snabb',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Lämna omdöme' }));
    await waitFor(() => expect(sent).toEqual([{ id: sale('f2').id, rating: 5, text: 'Snabb' }]));
    list();
    await waitFor(() => expect(screen.queryByText('Väntar på ditt omdöme')).toBeNull());
  });
});

test('an answer shows a missing text and a failed save', async () => {
  show(<AnswerForm review={received} onClose={() => undefined} />, { deals: { answer: failed } });
  expect(
    await missingTexts('Alla kan läsa svaret. Du kan svara en gång, och det går inte att ändra.'),
  ).toEqual([]);
  const publish = screen.getByRole('button', { name: 'Publicera svaret' });
  fireEvent.click(publish);
  expect(await missingTexts('Skriv ett svar')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: /Ditt svar/ }), { target: { value: 'Tack själv' } });
  fireEvent.click(publish);
  expect(await missingTexts('Kunde inte spara svaret. Ingen kontakt med servern.')).toEqual([]);
});

test('taking down shows an explanation, requires a rule and a reason, and shows a failure', async () => {
  show(<TakeDownReviewDialog review={received} onClose={() => undefined} />, {
    deals: { takeDownReview: failed },
  });
  expect(
    await missingTexts(
      'Karl Alm läser anledningen. Omdömet räknas inte längre, och ingen annan ser det.',
      'Hur man överklagar läggs till. Skriv inget om andra. Du kan ångra dig i en minut.',
    ),
  ).toEqual([]);
  const remove = screen.getByRole('button', { name: 'Ta bort' });
  fireEvent.click(remove);
  expect(await missingTexts('Välj vilken regel beslutet vilar på', 'Skriv en anledning')).toEqual([]);
  fireEvent.change(screen.getByRole('combobox', { name: /Regel/ }), { target: { value: 'forbidden' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Anledning/ }), { target: { value: 'Stötande' } });
  fireEvent.click(remove);
  expect(await missingTexts('Kunde inte ta bort omdömet. Ingen kontakt med servern.')).toEqual([]);
});
