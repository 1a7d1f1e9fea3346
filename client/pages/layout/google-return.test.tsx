// The pending action after a sign-in with Google: it runs once, after that sign-in, and only for the user who chose it.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { GOOGLE_OUTCOME_PREFIX } from '#shared/features/accounts/google/google-outcome-prefix.ts';
import { type GoogleOutcome, googleTexts } from '#shared/features/accounts/google/google.ts';
import { registrationTexts } from '#shared/features/accounts/registration/texts.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { storePendingSignIn, takePendingSignIn } from '../../features/accounts/google/pending-sign-in.ts';
import { formatAdAction } from '../../features/ads/favorites/pending-ad-action.ts';
import { formatLikeAction, PENDING_POST } from '../../features/forum/writing/pending-forum-action.ts';
import { PENDING_SAVE_SEARCH } from '../../features/saved-searches/pending-save.ts';
import { openPage } from '../../testing/open-page.tsx';
import { type Answers, missingTexts, refused, viewer } from '../../testing/show.tsx';

const POST_ID = '00000000-0000-4000-8000-0000000000f1';
const bo: Viewer = { ...viewer, id: '00000000-0000-4000-8000-00000000000b', name: 'Bo Boll' };
const like = vi.fn<Api['forum']['like']>(async () => ({}) as Awaited<ReturnType<Api['forum']['like']>>);

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  like.mockClear();
  sessionStorage.clear();
});

const AD_ID = '00000000-0000-4000-8000-0000000000a1';

const startLike = (lastViewerId?: string) =>
  storePendingSignIn({ pendingAction: formatLikeAction(POST_ID, 0), hasPendingAction: true, lastViewerId });

const answersFor = (user: Viewer): Answers => ({
  accounts: {
    session: async () => ({ viewer: user }),
    registrationRules: async () => ({ email: { automated: 'block' }, minimumAge: 15, hasGoogle: true }),
    startGoogle: async () => ({ url: '/faq#at-google' }),
  },
  twoStep: { pass: async () => ({ viewer: user, recoveryCodesLeft: null }) },
  forum: { like },
});

const returnAs = (user: Viewer, outcome: GoogleOutcome = 'signed-in') =>
  openPage(`/faq${GOOGLE_OUTCOME_PREFIX}${outcome}`, answersFor(user), { as: user });

async function returnToSecondStep(user: Viewer): Promise<void> {
  openPage(`/faq${GOOGLE_OUTCOME_PREFIX}second-step`, answersFor(user), { as: null });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Kod från appen'), { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Logga in' }));
}

test.each([
  ['a visitor', undefined],
  ['the user whose session has expired', viewer.id],
])('runs for %s', async (_who, lastViewerId) => {
  startLike(lastViewerId);
  returnAs(viewer);
  expect(await missingTexts(signInTexts.succeeded, forumTexts.postLiked)).toEqual([]);
  expect(like).toHaveBeenCalledExactlyOnceWith({ id: POST_ID, number: 0 });
});

test('does not run for another user than the one whose session has expired', async () => {
  startLike(viewer.id);
  returnAs(bo);
  expect(await missingTexts(signInTexts.succeeded)).toEqual([]);
  expect(like).not.toHaveBeenCalled();
});

test('does not run after a sign-in that follows an abandoned one', async () => {
  startLike();
  openPage('/faq', answersFor(bo), { as: null });
  await screen.findAllByRole('button', { name: 'Logga in' });
  cleanup();
  returnAs(bo);
  expect(await missingTexts(signInTexts.succeeded)).toEqual([]);
  expect(like).not.toHaveBeenCalled();
});

test('runs after the second step of the user whose session has expired', async () => {
  startLike(viewer.id);
  await returnToSecondStep(viewer);
  expect(await missingTexts(forumTexts.postLiked)).toEqual([]);
  expect(window.location.reload).not.toHaveBeenCalled();
});

test('does not run after the second step of another user, whose page is reloaded', async () => {
  startLike(viewer.id);
  await returnToSecondStep(bo);
  await waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
  expect(like).not.toHaveBeenCalled();
});

const openPages: Answers = {
  pageSettings: {
    find: async ({ pageName }) => ({ pageName, isEnabled: true, disabledMessage: '', reopensAt: null }),
  },
};

/** A visitor has chosen the action, and a new account is created at Google. */
function returnAsNewUser(pendingAction: string, address: string, answers: Answers): void {
  storePendingSignIn({ pendingAction, hasPendingAction: true, lastViewerId: undefined });
  const outcome = `${GOOGLE_OUTCOME_PREFIX}registered`;
  openPage(address + outcome, { ...answersFor(viewer), ...answers }, { as: viewer });
}

test('adds the favourite', async () => {
  const addFavorite = vi.fn<Api['ads']['addFavorite']>(async () => ({
    isFavorite: true,
    wasFavorite: false,
  }));
  returnAsNewUser(formatAdAction('save', AD_ID), '/faq', { ads: { addFavorite } });
  expect(await missingTexts('Tillagd i favoriter')).toEqual([]);
  expect(addFavorite).toHaveBeenCalledExactlyOnceWith({ id: AD_ID });
});

test('opens the message to the seller', async () => {
  returnAsNewUser(formatAdAction('contact', AD_ID), '/faq', {});
  expect(await screen.findByRole('dialog', { name: 'Kontakta säljaren' })).toBeTruthy();
});

test('opens the form of a new forum post', async () => {
  returnAsNewUser(PENDING_POST, '/forum', openPages);
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /Rubrik/ })).toBeTruthy();
});

test('opens the dialog that names the saved search', async () => {
  returnAsNewUser(PENDING_SAVE_SEARCH, '/marketplace?search=jordan', openPages);
  const dialog = await screen.findByRole('dialog', { name: 'Spara sökning' });
  expect(dialog.textContent).toContain('”jordan”');
});

test.each([
  ['/forum', 'Nytt inlägg', PENDING_POST],
  ['/marketplace?search=jordan', 'Spara sökning', PENDING_SAVE_SEARCH],
])('a visitor of %s who presses "%s" takes it to Google', async (address, button, pendingAction) => {
  const visitor = { ...answersFor(viewer).accounts, session: async () => ({ viewer: null }) };
  openPage(address, { ...openPages, accounts: visitor }, { as: null });
  fireEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
  fireEvent.click(await screen.findByText('Fortsätt med Google'));
  await waitFor(() => expect(takePendingSignIn()).toMatchObject({ pendingAction, hasPendingAction: true }));
});

test('a new user without a pending action is welcomed, and redirected to the profile', async () => {
  openPage(`/faq${GOOGLE_OUTCOME_PREFIX}registered`, answersFor(viewer), { as: viewer });
  expect(await missingTexts(registrationTexts.signedIn, registrationTexts.welcome)).toEqual([]);
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
});

test('the outcome of a forged or another address shows nothing, and is removed from the address', async () => {
  for (const [hash, as] of [
    [`${GOOGLE_OUTCOME_PREFIX}signed-in`, null],
    [`${GOOGLE_OUTCOME_PREFIX}hello`, viewer],
  ] as const) {
    openPage(`/faq${hash}`, { accounts: { session: async () => ({ viewer: as }) } }, { as });
    await waitFor(() => expect(window.location.hash).toBe(''));
    await vi.dynamicImportSettled();
    expect(screen.queryByText(signInTexts.succeeded)).toBeNull();
    cleanup();
  }
});

test.each([
  ['failed', googleTexts.failed],
  ['password-removed', googleTexts.passwordRemoved],
] as const)('the outcome %s is shown', async (outcome, sentence) => {
  returnAs(viewer, outcome);
  expect(await missingTexts(sentence)).toEqual([]);
});

test('is stored with the user whose session has expired', async () => {
  const answers = answersFor(viewer);
  openPage(
    '/profile',
    {
      ...answers,
      accounts: { ...answers.accounts, session: async () => ({ viewer: null }) },
      profiles: { change: () => refused('UNAUTHORIZED') },
    },
    { as: { ...viewer, birthYear: null } },
  );
  fireEvent.change(await screen.findByRole('textbox', { name: /Födelseår/ }), { target: { value: '1990' } });
  fireEvent.click(screen.getByRole('button', { name: 'Spara födelseår' }));
  fireEvent.click(await screen.findByText('Fortsätt med Google'));
  await waitFor(() =>
    expect(takePendingSignIn()).toMatchObject({ hasPendingAction: true, lastViewerId: viewer.id }),
  );
});
