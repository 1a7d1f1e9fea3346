// The list of results in its four states, what a card shows, the filter, and scores that change.
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Result } from '#shared/features/results/schemas.ts';
import { useApi } from '../../../core/api.ts';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { sampleResult } from '../../../testing/sample-result.ts';
import { type Answers, failed, missingTexts, never, show } from '../../../testing/show.tsx';
import { useResultUpdates } from '../live-updates.ts';
import { LatestResults } from './latest-results.tsx';

const leagues = [
  { slug: 'basketligan-herr', name: 'Basketligan herr', isForChildren: false },
  { slug: 'superettan', name: 'Superettan', isForChildren: false },
  { slug: 'nba', name: 'NBA', isForChildren: false },
];
const open = (results: Answers['results'], address = {}) =>
  show(<LatestResults address={address} />, {
    results: { listLeagues: async () => ({ leagues }), ...results },
  });
const withResults = (results: Result[], next: string | null = null) => ({
  list: async () => ({ results, next }),
});
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const found = heading.closest('article');
  if (!found) throw new Error('no card');
  return found;
};

test('a card has label, league, teams, points, time and venue, and links to the match', async () => {
  open(withResults([sampleResult]));
  const shown = await card('Norrvikens Basket – Sjöstaden BBK');
  expect(shown.textContent).toContain('SLUTATBasketligan herr');
  expect(shown.textContent).toContain('Norrvikens Basket88Sjöstaden BBK81');
  expect(shown.textContent).toContain('21 november 2026 kl. 19:00 · Norrvikshallen');
  expect(within(shown).getByRole('link').getAttribute('href')).toBe(`/results/${sampleResult.id}`);
});

test.each<[Partial<Result>, string]>([
  [{ status: 'live', period: 3 }, 'LIVE3:e perioden'],
  [{ status: 'live', period: 5 }, 'LIVEFörlängning'],
  [{ status: 'scheduled', homeScore: null, awayScore: null, homePeriods: [] }, 'KOMMANDE'],
  [{ homePeriods: [20, 20, 20, 20, 8] }, 'SLUTATEfter förlängning'],
  [{ isForfeit: true }, 'SLUTATWalkover'],
])('the label of %j is %s', async (change, label) => {
  open(withResults([{ ...sampleResult, ...change }]));
  expect((await card('Norrvikens Basket – Sjöstaden BBK')).textContent).toContain(label);
});

test('the live badge is not animated under reduced motion', async () => {
  open(withResults([{ ...sampleResult, status: 'live' }]));
  const shown = await card('Norrvikens Basket – Sjöstaden BBK');
  const pulses = [...shown.querySelectorAll('[class*=animate-pulse]')];
  expect(pulses.map((mark) => mark.className.split(' ').find((name) => name.includes('pulse')))).toEqual([
    'motion-safe:animate-pulse',
  ]);
});

test('the filter has the leagues of the specification, then the others', async () => {
  open(withResults([sampleResult]), { league: 'basketligan-herr' });
  await screen.findByText('Superettan');
  const links = within(screen.getByRole('navigation', { name: 'Ligor' })).getAllByRole('link', {
    hidden: true,
  });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Alla ligor', '/results'],
    ['NBA', '/results?league=nba'],
    ['EuroLeague', '/results?league=euroleague'],
    ['SBL', '/results?league=basketligan-herr'],
    ['NCAA', '/results?league=ncaa'],
    ['Superettan', '/results?league=superettan'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('SBL');
});

test('further results are added below', async () => {
  const other = { ...sampleResult, id: '00000000-0000-4000-8000-0000000000e2', venue: 'Andra hallen' };
  open({
    list: async ({ after }) =>
      after ? { results: [other], next: null } : { results: [sampleResult], next: 'n1.cursor' },
  });
  const more = await screen.findByRole('link', { name: 'Visa fler' });
  fireEvent.click(more);
  expect(await missingTexts('Norrvikshallen', 'Andra hallen')).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Visa fler' })).toBeNull();
});

test('an empty list shows the next step', async () => {
  open(withResults([]), { league: 'nba' });
  expect(await missingTexts('Inga resultat i ligan än')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Visa alla ligor' }).getAttribute('href')).toBe('/results');
});

test('shows loading, an error, and the list after a retry', async () => {
  const { unmount } = open({ list: never });
  expect(await screen.findByText('Laddar resultat')).toBeTruthy();
  unmount();
  let isDown = true;
  open({ list: async () => (isDown ? failed() : { results: [sampleResult], next: null }) });
  expect(await missingTexts('Kunde inte hämta resultat')).toEqual([]);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await missingTexts('Norrvikshallen')).toEqual([]);
});

function Updates({ onRender }: { onRender: (update: (event: LiveEvent) => void) => void }) {
  onRender(useResultUpdates());
  return null;
}

test('a new score is shown without a request, and an outdated one is ignored', async () => {
  let requests = 0;
  const received: ((event: LiveEvent) => void)[] = [];
  const update = (event: LiveEvent) => received.at(-1)?.(event);
  const live = { ...sampleResult, status: 'live' as const, period: 4 };
  show(
    <>
      <Updates onRender={(next) => received.push(next)} />
      <LatestResults />
    </>,
    {
      results: {
        list: async () => {
          requests += 1;
          return { results: [live], next: null };
        },
      },
    },
  );
  await card('Norrvikens Basket – Sjöstaden BBK');
  const score = (homeScore: number, version: number) => ({
    topic: 'result',
    id: live.id,
    status: 'live',
    homeScore,
    awayScore: 81,
    period: 4,
    homePeriods: [],
    awayPeriods: [],
    version,
  });
  act(() => update(score(90, 6)));
  expect(await missingTexts('Norrvikens Basket90')).toEqual([]);
  // The outdated event changes nothing; the next event shows that it has been received.
  act(() => update(score(70, 5)));
  act(() => update(score(91, 7)));
  expect(await missingTexts('Norrvikens Basket91')).toEqual([]);
  expect(requests).toBe(1);
  // A finished match changes the order of the list, so the list is refetched.
  act(() => update({ ...score(92, 8), status: 'finished' }));
  await waitFor(() => expect(requests).toBe(2));
  // A correction of the final score changes league tables too.
  act(() => update({ ...score(92, 9), awayScore: 93, status: 'finished' }));
  await waitFor(() => expect(requests).toBe(3));
});

function HomeScore({ id }: { id: string }) {
  const { data } = useQuery(useApi().results.find.queryOptions({ input: { id } }));
  return data ? <p>Hemma {data.homeScore}</p> : null;
}

test('a match that changed on a closed page is fetched again, since its score is not sent', async () => {
  const received: ((event: LiveEvent) => void)[] = [];
  let homeScore = 88;
  show(
    <>
      <Updates onRender={(next) => received.push(next)} />
      <HomeScore id={sampleResult.id} />
    </>,
    { results: { find: async () => ({ ...sampleResult, forumPostId: null, homeScore }) } },
  );
  expect(await missingTexts('Hemma 88')).toEqual([]);
  homeScore = 99;
  act(() => received.at(-1)?.({ topic: 'result', id: sampleResult.id }));
  expect(await missingTexts('Hemma 99')).toEqual([]);
});
