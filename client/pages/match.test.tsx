// The page of a match: coming, live, after overtime, its discussion, and its states.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { Match } from '#shared/features/results/match/contract.ts';
import { openPage } from '../testing/open-page.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import { sampleComment, samplePost } from '../testing/sample-thread.ts';
import { type Answers, failed, missingTexts, refused, viewer } from '../testing/show.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const match: Match = { ...sampleResult, forumPostId: null };
const path = `/results/${match.id}`;
const open = (results: Answers['results'], more: Answers = {}) => openPage(path, { results, ...more });
const cells = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent);

test('has the score, points by period, time and venue, and links to team and league', async () => {
  open({ find: async () => match });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Norrvikens Basket – Sjöstaden BBK',
  );
  expect(await missingTexts('SLUTAT', '21 november 2026 kl. 19:00, Norrvikshallen', '2026/27')).toEqual([]);
  const [, home, away] = within(screen.getByRole('table')).getAllByRole('row');
  expect([home, away].map((row) => row && cells(row))).toEqual([
    ['22', '20', '21', '25', '88'],
    ['18', '24', '20', '19', '81'],
  ]);
  expect(screen.getByRole('link', { name: 'Norrvikens Basket' }).getAttribute('href')).toBe(
    '/teams/norrvikens-basket',
  );
  expect(screen.getByRole('link', { name: 'Basketligan herr' }).getAttribute('href')).toBe(
    '/leagues/basketligan-herr',
  );
  expect(screen.getByRole('button', { name: 'Dela' })).toBeTruthy();
});

test('overtimes have columns of their own', async () => {
  open({
    find: async () => ({
      ...match,
      homePeriods: [20, 20, 20, 20, 8, 9],
      awayPeriods: [20, 20, 20, 20, 8, 4],
    }),
  });
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lag', '1', '2', '3', '4', 'F', 'F2', 'Totalt']);
  expect(within(table).getByTitle('2:a förlängningen')).toBeTruthy();
});

test('before it begins it has no points, and a calendar file', async () => {
  open({
    find: async () => ({
      ...match,
      status: 'scheduled',
      homeScore: null,
      awayScore: null,
      homePeriods: [],
      awayPeriods: [],
    }),
  });
  expect(await missingTexts('KOMMANDE')).toEqual([]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Lägg till i kalendern' }).getAttribute('href')).toBe(
    `${path}.ics`,
  );
});

test('the first comment is posted to the match, before there is a thread', async () => {
  const sent: unknown[] = [];
  open({
    find: async () => match,
    comment: async (comment) => {
      sent.push(comment);
      return refused('TOO_MANY_REQUESTS');
    },
  });
  expect(await missingTexts('Inga kommentarer än')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Skriv en kommentar' }));
  const area = await screen.findByRole('textbox', { name: /Skriv en kommentar/ });
  fireEvent.input(area, { target: { value: 'Vilken match!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  await screen.findByRole('alert');
  expect(sent).toEqual([
    { id: match.id, commentId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown, content: 'Vilken match!' },
  ]);
});

/** Sends live events to the page, as the tab that owns the connection does. */
function openChannel() {
  const channel = new BroadcastChannel(`live ${viewer.id}`);
  const send: (message: object) => void = channel.postMessage.bind(channel);
  onTestFinished(() => channel.close());
  const isListening = new Promise<void>((resolve) => {
    channel.addEventListener('message', () => resolve());
  });
  return { isListening, send: (event: object) => act(() => send({ kind: 'event', event })) };
}

test("the viewer's first comment is not offered as new while it is sent", async () => {
  const { isListening, send } = openChannel();
  const forumPostId = samplePost().id;
  const answer = Promise.withResolvers<never>();
  open({ find: async () => match, comment: () => answer.promise });
  await isListening;
  fireEvent.click(await screen.findByRole('button', { name: 'Skriv en kommentar' }));
  const area = await screen.findByRole('textbox', { name: /Skriv en kommentar/ });
  fireEvent.input(area, { target: { value: 'Vilken match!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  send({ topic: 'match-thread', id: match.id, forumPostId });
  const offered = screen.findByRole('button', { name: 'Visa nya kommentarer' }, { timeout: 300 });
  await expect(offered).rejects.toThrow('Visa nya kommentarer');
  answer.reject(new Error('Nätet försvann'));
  expect(await screen.findByRole('button', { name: 'Visa nya kommentarer' })).toBeTruthy();
});

test('the first comment by another user is offered, and does not replace the form', async () => {
  const { isListening, send } = openChannel();
  const post = samplePost({ comments: 1, lastNumber: 1 });
  open(
    { find: async () => match },
    {
      forum: {
        find: async () => post,
        comments: async () => ({ comments: [sampleComment(1)], page: 1, pages: 1 }),
        markRead: async ({ number }) => ({ number: Number(number) }),
      },
    },
  );
  await isListening;
  fireEvent.click(await screen.findByRole('button', { name: 'Skriv en kommentar' }));
  const area = await screen.findByRole('textbox', { name: /Skriv en kommentar/ });
  fireEvent.input(area, { target: { value: 'Halvfärdigt' } });
  send({ topic: 'match-thread', id: match.id, forumPostId: post.id });
  const offer = await screen.findByRole('button', { name: 'Visa nya kommentarer' });
  expect(document.activeElement).toBe(area);
  offer.focus();
  fireEvent.click(offer);
  expect(await missingTexts('Kommentar 1', '1 kommentar')).toEqual([]);
  expect(document.activeElement?.tagName).toBe('SECTION');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Halvfärdigt');
});

test('a discussion that staff have taken down is closed', async () => {
  open(
    { find: async () => ({ ...match, forumPostId: '00000000-0000-4000-8000-0000000000f9' }) },
    { forum: { find: () => refused('NOT_FOUND') } },
  );
  expect(await missingTexts('Diskussionen är stängd')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Skriv en kommentar' })).toBeNull();
});

test.each([
  ['an unknown match', () => refused('NOT_FOUND'), 'Matchen hittades inte'],
  ['a failed request', failed, 'Kunde inte hämta matchen'],
])('shows the error state for %s', async (_name, find, sentence) => {
  open({ find });
  expect(await missingTexts(sentence)).toEqual([]);
});
