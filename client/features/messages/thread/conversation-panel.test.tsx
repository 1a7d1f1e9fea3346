// The states of an open conversation: loading, failed, missing, and closed for replies.
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UnreviewedDeal } from '#shared/features/deals/contract.ts';
import type { Message, OpenConversation, Thread, ThreadEvent } from '#shared/features/messages/contract.ts';
import { type Answers, failed, never, show, missingTexts, viewer } from '../../../testing/show.tsx';
import { ConversationPanel, type ConversationPanelProps } from './conversation-panel.tsx';
import { saveMessageDraft } from '../sending/message-drafts.ts';

const threadId = '00000000-0000-4000-8000-0000000000f1';
const person = { id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null };
const now = new Date().toISOString();

const thread: Thread = {
  id: threadId,
  ad: null,
  isAboutAd: false,
  lastPosition: 4,
  unread: 0,
  deliveredTo: 3,
  readTo: 2,
  lastAt: now,
  events: [],
};
const conversation: OpenConversation = {
  key: person.id,
  person,
  threads: [thread],
  refusal: null,
  generalRefusal: null,
  staffRefusal: null,
  hasBlocked: false,
};

const message = (position: number, change: Partial<Message> = {}): Message => ({
  id: `00000000-0000-4000-8000-00000000010${position}`,
  threadId,
  position,
  isMine: true,
  subject: 'Meddelande',
  content: `Ord nummer ${position}`,
  pictures: [],
  isFromStaff: false,
  createdAt: now,
  read: false,
  warnings: [],
  isRemoved: false,
  ...change,
});

const open = (
  messages: Answers['messages'],
  { answers = {}, ...change }: Partial<ConversationPanelProps> & { answers?: Answers } = {},
) =>
  show(
    <ConversationPanel
      userId={viewer.id}
      conversationKey={person.id}
      threadId={undefined}
      onThread={() => undefined}
      ThreadAd={() => null}
      Answer={() => <p>Här svarar man</p>}
      renderFrame={({ title, tools, children }) => (
        <section aria-label={title}>
          {tools}
          {children}
        </section>
      )}
      {...change}
    />,
    { messages, ...answers },
  );
const loaded = (...messages: Message[]): Answers['messages'] => ({
  conversation: async () => conversation,
  list: async () => ({ messages, hasOlder: false, hasNewer: false }),
});

/** In place of the reply field: a refused message has the conversation refetched. */
function RefetchButton() {
  const queryClient = useQueryClient();
  return (
    <button type="button" onClick={() => void queryClient.invalidateQueries()}>
      Hämta igen
    </button>
  );
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Reports its element as visible at once, as in a short thread. */
class FakeIntersectionObserver {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true }]);
  }
  disconnect = (): void => undefined;
}

describe('a conversation that is not loaded', () => {
  test('shows that the conversation loads, then its messages', async () => {
    const { unmount } = open({ conversation: never });
    expect(await missingTexts('Laddar samtalet')).toEqual([]);
    unmount();
    open({ ...loaded(), list: never });
    expect(await missingTexts('Laddar meddelanden')).toEqual([]);
  });

  test('shows that older messages load, requests them once when that fails, and again on retry', async () => {
    const older = vi.fn<() => Promise<{ messages: Message[]; hasOlder: boolean; hasNewer: boolean }>>(never);
    const list = async ({ before }: { before?: unknown }) =>
      before ? older() : { messages: [message(4)], hasOlder: true, hasNewer: false };
    const { unmount } = open({ ...loaded(), list });
    expect(await missingTexts('Laddar äldre meddelanden')).toEqual([]);
    unmount();
    older.mockImplementation(failed);
    open({ ...loaded(), list });
    expect(await missingTexts('Kunde inte ladda äldre meddelanden')).toEqual([]);
    expect(older).toHaveBeenCalledTimes(2);
    older.mockImplementation(async () => ({ messages: [message(3)], hasOlder: false, hasNewer: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await missingTexts('Ord nummer 3')).toEqual([]);
    expect(older).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
  });

  test('a conversation that does not exist shows a possible reason', async () => {
    const notFound = Object.assign(new Error('Samtalet hittades inte'), { code: 'NOT_FOUND', status: 404 });
    open({ conversation: () => Promise.reject(notFound) });
    expect(await screen.findByRole('heading', { name: 'Samtalet hittades inte' })).toBeTruthy();
    expect(await missingTexts('Den du skrev med kan ha tagit bort sitt konto.')).toEqual([]);
  });

  test.each(['conversation', 'list'] as const)(
    'shows an error when its %s fails, and loads on retry',
    async (part) => {
      const answers = loaded(message(4));
      let isAway = true;
      const answer = answers?.[part] as (input: never) => Promise<unknown>;
      open({ ...answers, [part]: (input: never) => (isAway ? failed() : answer(input)) });
      expect(
        await screen.findByRole('heading', { name: 'Kunde inte ladda meddelanden. Försök igen.' }),
      ).toBeTruthy();
      isAway = false;
      fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
      expect(await missingTexts('Ord nummer 4')).toEqual([]);
      expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
    },
  );
});

describe('a user who may not reply', () => {
  const refusal = 'Det går inte att skriva till den här personen';
  const refused = async () => ({ ...conversation, generalRefusal: refusal });

  test('sees the reason and their draft', async () => {
    saveMessageDraft(viewer.id, threadId, { text: 'Kan jag hämta den på tisdag?' });
    open({ ...loaded(message(1)), conversation: refused });
    expect(await missingTexts(refusal, 'Du hade skrivit:', 'Kan jag hämta den på tisdag?')).toEqual([]);
    expect(screen.queryByText('Här svarar man')).toBeNull();
  });

  test('sees their draft when the other user has been erased meanwhile', async () => {
    saveMessageDraft(viewer.id, threadId, { text: 'Kan jag hämta den på tisdag?' });
    const find = vi.fn<(input: { id: string }) => Promise<OpenConversation>>(async () => conversation);
    open({ ...loaded(message(1)), conversation: find }, { Answer: RefetchButton });
    const refetch = await screen.findByRole('button', { name: 'Hämta igen' });
    const gone = Object.assign(new Error('Samtalet hittades inte'), { code: 'NOT_FOUND', status: 404 });
    const ended: ThreadEvent = {
      id: crypto.randomUUID(),
      kind: 'buyer-erased',
      buyer: null,
      price: null,
      oldPrice: null,
      afterPosition: 1,
      createdAt: now,
    };
    const rest = { ...conversation, key: threadId, person: null, threads: [{ ...thread, events: [ended] }] };
    find.mockImplementation(async ({ id }) => (id === threadId ? rest : Promise.reject(gone)));
    fireEvent.click(refetch);
    expect(await screen.findByRole('region', { name: 'Borttagen användare' })).toBeTruthy();
    expect(
      await missingTexts(
        'Ord nummer 1',
        'Reservationen är borttagen, för köparen har inte längre något konto',
        'Personen har inte längre något konto',
        'Kan jag hämta den på tisdag?',
      ),
    ).toEqual([]);
    expect(refetch.isConnected).toBe(false);
  });

  test('sees no draft when there is none', async () => {
    open({ ...loaded(message(1)), conversation: refused });
    expect(await missingTexts(refusal)).toEqual([]);
    expect(screen.queryByText('Du hade skrivit:')).toBeNull();
  });

  test("sees a link to the other user's profile when there are no messages", async () => {
    open({ conversation: async () => ({ ...(await refused()), threads: [] }) });
    expect(await missingTexts('Inga meddelanden än', 'Ni har inte skrivit till varandra.', refusal)).toEqual(
      [],
    );
    expect(screen.getByRole('link', { name: 'Visa profil' }).getAttribute('href')).toContain(person.id);
  });
});

describe('a thread', () => {
  test('shows the progress of each own message as text', async () => {
    open(loaded(message(2), message(3), message(4)));
    const log = within(await screen.findByRole('log', { name: 'Meddelanden med Karl Alm' }));
    const texts = log
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[data-progress]')?.textContent);
    expect(texts).toEqual(['Läst', 'Levererat', 'Skickat']);
  });

  test('shows a placeholder for taken-down messages and deleted pictures, and marks staff', async () => {
    open(
      loaded(
        message(1, { isMine: false, content: '', isRemoved: true }),
        message(2, { isMine: false, content: '' }),
        message(3, { isMine: false, isFromStaff: true }),
      ),
    );
    expect(
      await missingTexts(
        'Meddelandet är borttaget av Baskettorget',
        'Bilden finns inte längre',
        'Administratör',
      ),
    ).toEqual([]);
  });

  test('shows what happened to the ad between its messages, and a link to the review of the latest sale while it may be written', async () => {
    const event = {
      id: '00000000-0000-4000-8000-0000000000e1',
      buyer: null,
      price: null,
      oldPrice: null,
      afterPosition: 1,
      createdAt: now,
    };
    const events: ThreadEvent[] = [
      { ...event, kind: 'cheaper', price: 400, oldPrice: 450 },
      // Undone, and sold again.
      { ...event, id: event.id.replace('e1', 'e3'), kind: 'sold', buyer: 'user', afterPosition: 2 },
      { ...event, id: event.id.replace('e1', 'e2'), kind: 'sold', buyer: 'user', afterPosition: 2 },
    ];
    const unreviewed: UnreviewedDeal = {
      id: '00000000-0000-4000-8000-0000000000d1',
      adId: null,
      title: 'Bollen',
      price: 400,
      role: 'buyer',
      other: person,
      soldAt: now,
      closesAt: now,
    };
    const withEvents = {
      ...loaded(message(1), message(2)),
      conversation: async () => ({ ...conversation, threads: [{ ...thread, events }] }),
    };
    open(withEvents, { answers: { deals: { unreviewed: async () => ({ deals: [unreviewed] }) } } });
    const log = within(await screen.findByRole('log', { name: 'Meddelanden med Karl Alm' }));
    const rows = log.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s+/g, ' '));
    expect(rows.map((text) => text.split(' · ')[0])).toEqual([
      expect.stringContaining('Ord nummer 1'),
      'Priset är sänkt från 450 kr till 400 kr',
      expect.stringContaining('Ord nummer 2'),
      'Annonsen är såld till dig',
      'Annonsen är såld till dig',
    ]);
    const link = await log.findByRole('link', { name: 'Ge Karl Alm ett omdöme' });
    expect(link.getAttribute('href')).toBe('/profile?tab=reviews');
    cleanup();
    const noneLeft = vi.fn<() => Promise<{ deals: [] }>>(async () => ({ deals: [] }));
    open(withEvents, { answers: { deals: { unreviewed: noneLeft } } });
    await screen.findAllByText('Annonsen är såld till dig');
    await waitFor(() => expect(noneLeft).toHaveBeenCalledOnce());
    expect(screen.queryByRole('link', { name: 'Ge Karl Alm ett omdöme' })).toBeNull();
  });

  test.each([
    ['link', 'Meddelandet innehåller en länk. Öppna bara länkar du litar på, och logga aldrig in via dem.'],
    [
      'email',
      'Meddelandet innehåller en e-postadress. Håll samtalet här, så kan vi hjälpa dig om något går fel.',
    ],
    ['prepayment', 'Meddelandet handlar om betalning i förskott. Betala helst när ni ses.'],
    ['foreign-phone', 'Meddelandet innehåller ett utländskt telefonnummer. Var extra försiktig.'],
  ] as const)('warns of possible fraud: %s', async (sign, sentence) => {
    open(loaded(message(1, { isMine: false, warnings: [sign] })));
    expect(await missingTexts(sentence)).toEqual([]);
  });
});
