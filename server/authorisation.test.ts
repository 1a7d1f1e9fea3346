// Who may call what: every endpoint of the contract and every other address, as everyone who could try.
import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from './testing/app.ts';
import { openAuthenticator } from './testing/authenticator.ts';
import { openLine } from './testing/live-line.ts';
import { insertReviewRow, insertSale } from './testing/sample-deals.ts';
import { insertReportRow } from './testing/sample-reports.ts';
import { sendPicture } from './testing/send-picture.ts';
import { turnTwoStepOn } from './testing/two-step.ts';

const everybody = ['visitor', 'owner', 'other', 'admin', 'superadmin'] as const;
type Who = (typeof everybody)[number];
type Expected = Record<Who, number>;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
}

/** A call aimed at a record made anew for it, and the status each kind of person is to meet. */
type Row = [call: (records: Records) => Call | Promise<Call>, expected: Expected];

const anyone = (status = 200): Expected => ({
  visitor: status,
  owner: status,
  other: status,
  admin: status,
  superadmin: status,
});
const signedIn = (status = 200): Expected => ({ ...anyone(status), visitor: 401 });
const staff = (status = 200): Expected => ({ ...anyone(status), visitor: 401, owner: 403, other: 403 });
const superadminsOnly = (status = 200): Expected => ({ ...staff(status), admin: 403 });
/** To others the record is not there. */
const owner = (status = 200): Expected => ({
  visitor: 401,
  owner: status,
  other: 404,
  admin: 404,
  superadmin: 404,
});
const ownerOrStaff = (status = 200): Expected => ({ ...signedIn(status), other: 404 });

const adText = {
  title: 'Matchboll',
  category: 'Basketboll',
  condition: 'Ny',
  price: 300,
  pictureIds: [],
  showsEmail: true,
};
const noLink = { token: 'x'.repeat(43) };
const twice = { password: TEST_PASSWORD, repeated: TEST_PASSWORD };
const noPasskey = openAuthenticator().create({ challenge: 'x' });
const noProof = { password: TEST_PASSWORD, code: '123456' };
const noAccount = { email: 'ingen@exempel.se', password: 'Fel-losen1' };

const endpoints: Record<string, Row> = {
  'accounts.session': [() => ({ method: 'GET', url: '/api/session' }), anyone()],
  'accounts.signIn': [() => ({ method: 'POST', url: '/api/session', body: noAccount }), anyone(401)],
  'accounts.signOut': [() => ({ method: 'DELETE', url: '/api/session' }), anyone()],
  'accounts.register': [
    () => ({ method: 'POST', url: '/api/accounts', body: { name: 'A', ...noAccount } }),
    anyone(422),
  ],
  'accounts.registrationRules': [() => ({ method: 'GET', url: '/api/registration-rules' }), anyone()],
  'accounts.newHumanCheck': [() => ({ method: 'POST', url: '/api/human-checks' }), anyone()],
  'accounts.answerHumanCheck': [
    () => ({
      method: 'POST',
      url: `/api/human-checks/${crypto.randomUUID()}/answers`,
      body: { selection: [0] },
    }),
    anyone(),
  ],
  'accounts.confirmEmail': [
    () => ({ method: 'POST', url: '/api/email-confirmations', body: noLink }),
    anyone(422),
  ],
  'accounts.requestReset': [
    () => ({ method: 'POST', url: '/api/password-resets', body: { email: 'ingen@exempel.se' } }),
    anyone(),
  ],
  'accounts.checkReset': [
    () => ({ method: 'POST', url: '/api/password-resets/check', body: noLink }),
    anyone(422),
  ],
  'accounts.resetPassword': [
    () => ({ method: 'PUT', url: '/api/password-resets', body: { ...noLink, ...twice } }),
    anyone(422),
  ],
  // The site of the test has no credentials for Google.
  'accounts.startGoogle': [
    () => ({ method: 'POST', url: '/api/google-sign-ins', body: { returnTo: '/' } }),
    anyone(422),
  ],
  'accounts.changePassword': [
    () => ({ method: 'PUT', url: '/api/me/password', body: { current: TEST_PASSWORD, ...twice } }),
    signedIn(),
  ],
  'accounts.changeEmail': [
    () => ({ method: 'PUT', url: '/api/me/email', body: { current: '', email: 'ny@exempel.se' } }),
    signedIn(422),
  ],
  'accounts.devices': [() => ({ method: 'GET', url: '/api/sessions' }), signedIn()],
  'accounts.endDevice': [
    async ({ device }) => ({ method: 'DELETE', url: `/api/sessions/${await device()}` }),
    owner(),
  ],
  'accounts.endOtherDevices': [() => ({ method: 'DELETE', url: '/api/sessions' }), signedIn()],

  'ads.search': [() => ({ method: 'GET', url: '/api/ads' }), anyone()],
  'ads.featured': [() => ({ method: 'GET', url: '/api/featured-ads' }), anyone()],
  'ads.categories': [() => ({ method: 'GET', url: '/api/categories' }), anyone()],
  'ads.find': [
    async ({ pendingAd }) => ({ method: 'GET', url: `/api/ads/${await pendingAd()}` }),
    { ...ownerOrStaff(), visitor: 404 },
  ],
  'ads.related': [
    async ({ pendingAd }) => ({ method: 'GET', url: `/api/ads/${await pendingAd()}/related` }),
    anyone(),
  ],
  'ads.revealContact': [
    async ({ publicAd }) => ({
      method: 'POST',
      url: `/api/ads/${await publicAd()}/contact-reveals`,
      body: { kind: 'email' },
    }),
    signedIn(),
  ],
  'ads.create': [() => ({ method: 'POST', url: '/api/ads', body: adText }), signedIn(201)],
  'ads.update': [
    async ({ publicAd }) => ({ method: 'PUT', url: `/api/ads/${await publicAd()}`, body: adText }),
    owner(),
  ],
  'ads.setSaleState': [
    async ({ publicAd }) => ({
      method: 'PUT',
      url: `/api/ads/${await publicAd()}/sale-state`,
      body: { saleState: 'sold' },
    }),
    owner(),
  ],
  'ads.renew': [
    async ({ endingAd }) => ({ method: 'POST', url: `/api/ads/${await endingAd()}/renewal` }),
    owner(),
  ],
  'ads.renewByLink': [() => ({ method: 'POST', url: '/api/ad-renewals', body: noLink }), anyone(422)],
  'ads.delete': [
    async ({ publicAd }) => ({ method: 'DELETE', url: `/api/ads/${await publicAd()}` }),
    ownerOrStaff(),
  ],
  'ads.restore': [
    async ({ removedAd }) => ({ method: 'POST', url: `/api/removed-ads/${await removedAd()}/restoration` }),
    owner(),
  ],
  'ads.mine': [() => ({ method: 'GET', url: '/api/me/ads' }), signedIn()],
  'ads.ofPerson': [({ ownerId }) => ({ method: 'GET', url: `/api/people/${ownerId}/ads` }), anyone()],
  'ads.favorites': [() => ({ method: 'GET', url: '/api/me/favorites' }), signedIn()],
  'ads.addFavorite': [
    async ({ publicAd }) => ({ method: 'PUT', url: `/api/ads/${await publicAd()}/favorite` }),
    signedIn(),
  ],
  'ads.removeFavorite': [
    async ({ publicAd }) => ({ method: 'DELETE', url: `/api/ads/${await publicAd()}/favorite` }),
    signedIn(),
  ],
  'ads.review': [() => ({ method: 'GET', url: '/api/admin/ads' }), staff()],
  'ads.findForReview': [
    async ({ pendingAd }) => ({ method: 'GET', url: `/api/admin/ads/${await pendingAd()}` }),
    staff(),
  ],
  'ads.counts': [() => ({ method: 'GET', url: '/api/admin/ads/counts' }), staff()],
  'ads.setStatus': [
    async ({ pendingAd }) => ({
      method: 'PUT',
      url: `/api/admin/ads/${await pendingAd()}/status`,
      body: { status: 'approved' },
    }),
    staff(),
  ],
  'ads.createApproved': [() => ({ method: 'POST', url: '/api/admin/ads', body: adText }), staff(201)],

  'admin.overview': [() => ({ method: 'GET', url: '/api/admin/overview' }), staff()],

  'notifications.list': [() => ({ method: 'GET', url: '/api/me/notifications' }), signedIn()],
  'notifications.unread': [() => ({ method: 'GET', url: '/api/me/notifications/unread' }), signedIn()],
  'notifications.read': [
    async ({ notification }) => ({
      method: 'PUT',
      url: `/api/me/notifications/${await notification()}/read`,
    }),
    owner(),
  ],
  'notifications.readAll': [() => ({ method: 'PUT', url: '/api/me/notifications/read' }), signedIn()],
  'notifications.settings': [() => ({ method: 'GET', url: '/api/me/notification-settings' }), signedIn()],
  'notifications.change': [
    () => ({ method: 'PATCH', url: '/api/me/notification-settings/favorites', body: { mail: true } }),
    signedIn(),
  ],
  'notifications.pushKey': [() => ({ method: 'GET', url: '/api/push-key' }), signedIn()],
  'notifications.subscribe': [
    () => ({ method: 'PUT', url: '/api/me/push-subscriptions', body: { endpoint: 'x', keys: {} } }),
    signedIn(422),
  ],
  'notifications.checkSubscription': [
    () => ({ method: 'POST', url: '/api/me/push-subscriptions/check', body: { endpoint: 'x' } }),
    signedIn(),
  ],
  'notifications.unsubscribe': [
    async ({ pushAddress }) => ({
      method: 'POST',
      url: '/api/me/push-subscriptions/removal',
      body: { endpoint: await pushAddress() },
    }),
    owner(),
  ],
  'notifications.findMailChoice': [
    () => ({ method: 'POST', url: '/api/mail-choices/check', body: { token: 'x' } }),
    anyone(422),
  ],
  'notifications.setMailChoice': [
    () => ({ method: 'PUT', url: '/api/mail-choices', body: { token: 'x', isOn: false } }),
    anyone(422),
  ],

  'personalData.find': [() => ({ method: 'GET', url: '/api/me/personal-data' }), signedIn()],
  'personalData.requestExport': [
    () => ({ method: 'POST', url: '/api/me/personal-data/exports' }),
    signedIn(),
  ],
  // Nobody here is erased: the password is wrong.
  'personalData.requestErasure': [
    () => ({ method: 'POST', url: '/api/me/erasure', body: { password: 'Fel-losen1' } }),
    signedIn(422),
  ],
  // Nobody has asked to be.
  'personalData.regretErasure': [() => ({ method: 'DELETE', url: '/api/me/erasure' }), signedIn(404)],

  'profiles.own': [() => ({ method: 'GET', url: '/api/me/profile' }), signedIn()],
  'profiles.change': [() => ({ method: 'PATCH', url: '/api/me/profile', body: {} }), signedIn()],
  'profiles.find': [({ ownerId }) => ({ method: 'GET', url: `/api/people/${ownerId}` }), anyone()],
  'audit.list': [() => ({ method: 'GET', url: '/api/admin/audit-log' }), superadminsOnly()],

  'reports.create': [
    async ({ publicAd }) => ({
      method: 'POST',
      url: '/api/reports',
      body: {
        kind: 'ad',
        targetId: await publicAd(),
        category: 'fraud',
        explanation: 'Den finns inte',
        goodFaith: true,
        name: 'Vera Ek',
        email: 'vera.ek@exempel.se',
      },
    }),
    // Nobody reports their own.
    { ...anyone(201), owner: 422 },
  ],
  'reports.find': [
    async ({ report }) => ({ method: 'GET', url: `/api/me/reports/${await report('resolved')}` }),
    owner(),
  ],
  'reports.appeal': [
    async ({ report }) => ({
      method: 'POST',
      url: `/api/me/reports/${await report('resolved')}/appeal`,
      body: { text: 'Titta en gång till' },
    }),
    owner(201),
  ],
  'reports.list': [() => ({ method: 'GET', url: '/api/admin/reports' }), staff()],
  'reports.counts': [() => ({ method: 'GET', url: '/api/admin/reports/counts' }), staff()],
  'reports.findForStaff': [
    async ({ report }) => ({ method: 'GET', url: `/api/admin/reports/${await report('pending')}` }),
    staff(),
  ],
  'reports.investigate': [
    async ({ report }) => ({
      method: 'PUT',
      url: `/api/admin/reports/${await report('pending')}/investigation`,
      body: { seen: 'pending' },
    }),
    staff(),
  ],
  'reports.setPriority': [
    async ({ report }) => ({
      method: 'PUT',
      url: `/api/admin/reports/${await report('pending')}/priority`,
      body: { priority: 'high' },
    }),
    staff(),
  ],
  'reports.decide': [
    async ({ report }) => ({
      method: 'PUT',
      url: `/api/admin/reports/${await report('pending')}/decision`,
      body: { seen: 'pending', status: 'dismissed', decision: 'none', reporterReason: 'Inget fel' },
    }),
    staff(),
  ],
  'reports.decideAppeal': [
    async ({ report }) => ({
      method: 'PUT',
      url: `/api/admin/reports/${await report('resolved', true)}/appeal`,
      body: { outcome: 'upheld', reason: 'Inget nytt' },
    }),
    staff(),
  ],
  'savedSearches.list': [() => ({ method: 'GET', url: '/api/me/saved-searches' }), signedIn()],
  'savedSearches.save': [
    () => ({
      method: 'POST',
      url: '/api/me/saved-searches',
      body: { name: crypto.randomUUID(), filter: { search: crypto.randomUUID() }, alert: 'never' },
    }),
    signedIn(201),
  ],
  'savedSearches.change': [
    async ({ savedSearch }) => ({
      method: 'PATCH',
      url: `/api/me/saved-searches/${await savedSearch()}`,
      body: { alert: 'daily' },
    }),
    owner(),
  ],
  'savedSearches.remove': [
    async ({ savedSearch }) => ({ method: 'DELETE', url: `/api/me/saved-searches/${await savedSearch()}` }),
    owner(),
  ],

  'security.token': [() => ({ method: 'GET', url: '/api/security/token' }), anyone()],
  'security.report': [
    () => ({
      method: 'POST',
      url: '/api/security/audit',
      body: {
        event: 'csp_violation',
        details: {},
        timestamp: '2026-11-22T12:00:00.000Z',
        userAgent: '',
        url: '',
      },
    }),
    // Nobody without a token of their own.
    anyone(403),
  ],
  'security.list': [() => ({ method: 'GET', url: '/api/admin/security-events' }), staff()],

  'categories.list': [() => ({ method: 'GET', url: '/api/admin/categories' }), staff()],
  'categories.create': [
    () => ({ method: 'POST', url: '/api/admin/categories', body: { name: crypto.randomUUID() } }),
    staff(201),
  ],
  'categories.update': [
    async ({ category }) => ({
      method: 'PUT',
      url: `/api/admin/categories/${await category()}`,
      body: { name: crypto.randomUUID() },
    }),
    staff(),
  ],
  'categories.setActive': [
    async ({ category }) => ({
      method: 'PUT',
      url: `/api/admin/categories/${await category()}/active`,
      body: { active: false },
    }),
    staff(),
  ],
  'categories.delete': [
    async ({ category }) => ({ method: 'DELETE', url: `/api/admin/categories/${await category()}` }),
    staff(),
  ],

  'mails.list': [() => ({ method: 'GET', url: '/api/admin/mails' }), superadminsOnly()],
  'mails.read': [
    async ({ heldMail }) => ({ method: 'GET', url: `/api/admin/mails/${await heldMail()}` }),
    superadminsOnly(),
  ],
  'mails.resend': [
    async ({ failedMail }) => ({ method: 'POST', url: `/api/admin/mails/${await failedMail()}/sending` }),
    superadminsOnly(),
  ],

  'messages.unread': [() => ({ method: 'GET', url: '/api/me/unread-messages' }), signedIn()],
  'messages.conversations': [() => ({ method: 'GET', url: '/api/me/conversations' }), signedIn()],
  'messages.conversation': [
    async ({ thread }) => ({ method: 'GET', url: `/api/me/conversations/${(await thread()).withId}` }),
    signedIn(),
  ],
  'messages.list': [
    async ({ thread }) => ({ method: 'GET', url: `/api/threads/${(await thread()).id}/messages` }),
    owner(),
  ],
  'messages.send': [
    async ({ publicAd }) => ({
      method: 'POST',
      url: '/api/messages',
      body: { adId: await publicAd(), subject: 'Angående', content: 'Hej' },
    }),
    // Nobody writes to themselves.
    { ...signedIn(201), owner: 403 },
  ],
  'messages.reply': [
    async ({ thread }) => ({
      method: 'POST',
      url: `/api/threads/${(await thread()).id}/messages`,
      body: { content: 'Hej' },
    }),
    owner(201),
  ],
  'messages.markRead': [
    async ({ thread }) => ({
      method: 'PUT',
      url: `/api/threads/${(await thread()).id}/read`,
      body: { upTo: 1 },
    }),
    owner(),
  ],
  'messages.typing': [
    async ({ thread }) => ({ method: 'POST', url: `/api/threads/${(await thread()).id}/typing` }),
    owner(),
  ],
  'messages.block': [
    async ({ user }) => ({ method: 'PUT', url: `/api/people/${await user()}/block` }),
    signedIn(),
  ],
  'messages.unblock': [
    async ({ user }) => ({ method: 'DELETE', url: `/api/people/${await user()}/block` }),
    signedIn(),
  ],
  'messages.blocked': [() => ({ method: 'GET', url: '/api/me/blocked-people' }), signedIn()],

  'pageSettings.find': [() => ({ method: 'GET', url: '/api/pages/forum' }), anyone()],
  'pageSettings.list': [() => ({ method: 'GET', url: '/api/admin/page-settings' }), staff()],
  'pageSettings.save': [
    () => ({ method: 'PATCH', url: '/api/admin/page-settings/forum', body: { isEnabled: true } }),
    staff(),
  ],

  'siteSettings.read': [() => ({ method: 'GET', url: '/api/admin/settings' }), superadminsOnly()],
  'siteSettings.change': [
    () => ({ method: 'PATCH', url: '/api/admin/settings', body: { minimumAge: 13 } }),
    superadminsOnly(),
  ],

  'deals.correspondents': [
    async ({ publicAd }) => ({ method: 'GET', url: `/api/ads/${await publicAd()}/correspondents` }),
    owner(),
  ],
  'deals.strike': [
    async ({ publicAd }) => ({
      method: 'POST',
      url: `/api/ads/${await publicAd()}/deal`,
      body: { state: 'sold', buyerId: null },
    }),
    owner(),
  ],
  'deals.unreviewed': [() => ({ method: 'GET', url: '/api/me/unreviewed-deals' }), signedIn()],
  'deals.review': [
    async ({ sale }) => ({
      method: 'POST',
      url: `/api/deals/${await sale()}/reviews`,
      body: { rating: 5, text: 'Bra' },
    }),
    owner(201),
  ],
  'deals.given': [() => ({ method: 'GET', url: '/api/me/reviews' }), signedIn()],
  'deals.ofPerson': [({ ownerId }) => ({ method: 'GET', url: `/api/people/${ownerId}/reviews` }), anyone()],
  'deals.answer': [
    async ({ review }) => ({
      method: 'POST',
      url: `/api/reviews/${await review()}/answer`,
      body: { text: 'Tack' },
    }),
    owner(201),
  ],
  'deals.removeReview': [
    async ({ review }) => ({
      method: 'DELETE',
      url: `/api/admin/reviews/${await review()}`,
      body: { reason: 'Stötande' },
    }),
    staff(),
  ],

  'passkeys.list': [() => ({ method: 'GET', url: '/api/me/passkeys' }), signedIn()],
  'passkeys.begin': [
    () => ({
      method: 'POST',
      url: '/api/me/passkeys/challenges',
      body: { password: TEST_PASSWORD, code: '' },
    }),
    signedIn(),
  ],
  'passkeys.add': [() => ({ method: 'POST', url: '/api/me/passkeys', body: noPasskey }), signedIn(422)],
  'passkeys.remove': [
    async ({ passkey }) => ({ method: 'DELETE', url: `/api/me/passkeys/${await passkey()}` }),
    owner(),
  ],
  'passkeys.ask': [() => ({ method: 'POST', url: '/api/passkey-challenges' }), anyone()],
  'passkeys.signIn': [
    () => ({
      method: 'POST',
      url: '/api/passkey-sign-ins',
      body: openAuthenticator().sign({ challenge: 'x' }),
    }),
    anyone(401),
  ],

  // Nobody here is between the steps.
  'twoStep.pass': [
    () => ({ method: 'POST', url: '/api/second-step', body: { code: '123456' } }),
    anyone(401),
  ],
  'twoStep.find': [() => ({ method: 'GET', url: '/api/me/two-step' }), signedIn()],
  'twoStep.begin': [
    () => ({ method: 'POST', url: '/api/me/two-step', body: { password: TEST_PASSWORD } }),
    signedIn(),
  ],
  'twoStep.confirm': [
    () => ({ method: 'PUT', url: '/api/me/two-step', body: { code: 'no code' } }),
    signedIn(422),
  ],
  'twoStep.renewCodes': [
    () => ({ method: 'POST', url: '/api/me/two-step/recovery-codes', body: noProof }),
    // Nobody here has turned it on.
    signedIn(409),
  ],
  'twoStep.turnOff': [
    () => ({ method: 'POST', url: '/api/me/two-step/removal', body: noProof }),
    signedIn(409),
  ],

  'users.list': [() => ({ method: 'GET', url: '/api/admin/users' }), staff()],
  'users.choices': [() => ({ method: 'GET', url: '/api/admin/user-choices' }), staff()],
  'users.create': [
    () => ({
      method: 'POST',
      url: '/api/admin/users',
      body: { name: 'Ny', email: `${crypto.randomUUID()}@exempel.se`, password: TEST_PASSWORD, role: 'user' },
    }),
    staff(201),
  ],
  'users.setRole': [
    async ({ user }) => ({
      method: 'PUT',
      url: `/api/admin/users/${await user()}/role`,
      body: { role: 'admin' },
    }),
    staff(),
  ],
  'users.block': [
    async ({ user }) => ({
      method: 'PUT',
      url: `/api/admin/users/${await user()}/block`,
      body: { reason: 'x', lastDay: null },
    }),
    staff(),
  ],
  'users.unblock': [
    async ({ user }) => ({ method: 'DELETE', url: `/api/admin/users/${await user()}/block` }),
    // Nobody is blocked here.
    staff(403),
  ],
  'users.removeTwoStep': [
    async ({ userWithTwoStep }) => ({
      method: 'DELETE',
      url: `/api/admin/users/${await userWithTwoStep()}/two-step`,
    }),
    superadminsOnly(),
  ],
  'users.forgetBirthYear': [
    async ({ user }) => ({ method: 'DELETE', url: `/api/admin/users/${await user()}/birth-year` }),
    staff(),
  ],
  'users.delete': [
    async ({ user }) => ({ method: 'DELETE', url: `/api/admin/users/${await user()}` }),
    staff(),
  ],
};

const nowhere = `/pictures/${crypto.randomUUID()}/400.webp`;

/** Addresses outside the contract, as the server lists them. Pages answer everyone; what they show is the contract's business. */
const addresses: Record<string, Row> = {
  'GET /healthz': [() => ({ method: 'GET', url: '/healthz' }), anyone()],
  'GET /readyz': [() => ({ method: 'GET', url: '/readyz' }), anyone()],
  'GET /metrics': [() => ({ method: 'GET', url: '/metrics' }), anyone()],
  'GET /robots.txt': [() => ({ method: 'GET', url: '/robots.txt' }), anyone()],
  'GET /sitemap.xml': [() => ({ method: 'GET', url: '/sitemap.xml' }), anyone()],
  'GET /sitemaps/pages.xml': [() => ({ method: 'GET', url: '/sitemaps/pages.xml' }), anyone()],
  'GET /sitemaps/ads/:start.xml': [
    () => ({ method: 'GET', url: `/sitemaps/ads/${crypto.randomUUID()}.xml` }),
    anyone(),
  ],
  'GET /api/ads': [() => ({ method: 'GET', url: '/api/ads?search=boll' }), anyone()],
  'GET /api/google-sign-ins/callback': [
    () => ({ method: 'GET', url: '/api/google-sign-ins/callback' }),
    anyone(303),
  ],
  // Nobody is told anything without a link from a mail.
  'POST /unsubscribe': [() => ({ method: 'POST', url: '/unsubscribe?token=x' }), anyone(422)],
  'GET /api/openapi.json': [() => ({ method: 'GET', url: '/api/openapi.json' }), anyone()],
  'GET /api/docs': [() => ({ method: 'GET', url: '/api/docs/' }), anyone()],
  'GET /api/me/live': [() => ({ method: 'GET', url: '/api/me/live' }), signedIn()],
  // Whoever asks for no socket is told to; sockets themselves are tested where they are made.
  'GET /api/me/writing': [() => ({ method: 'GET', url: '/api/me/writing' }), signedIn(426)],
  'GET /api/admin/audit-log.csv': [
    () => ({ method: 'GET', url: '/api/admin/audit-log.csv' }),
    superadminsOnly(),
  ],
  'GET /api/me/personal-data/exports/:id/file': [
    async ({ exportCopy }) => ({
      method: 'GET',
      url: `/api/me/personal-data/exports/${await exportCopy()}/file`,
    }),
    owner(),
  ],
  'POST /api/pictures': [() => ({ method: 'POST', url: '/api/pictures', body: {} }), signedIn(422)],
  'DELETE /api/pictures/:id': [
    () => ({ method: 'DELETE', url: `/api/pictures/${crypto.randomUUID()}` }),
    signedIn(404),
  ],
  'GET /api/message-pictures/:id/:file': [
    async ({ messagePicture }) => ({
      method: 'GET',
      url: `/api/message-pictures/${await messagePicture()}/400.webp`,
    }),
    owner(),
  ],
  'GET /pictures/:id/:file': [() => ({ method: 'GET', url: nowhere }), anyone(404)],
  'GET /*': [() => ({ method: 'GET', url: '/marketplace' }), anyone()],
};

interface Records {
  ownerId: string;
  pendingAd(): Promise<string>;
  publicAd(): Promise<string>;
  /** One that the owner has just deleted. */
  removedAd(): Promise<string>;
  /** What somebody else has written to the owner about their ad. */
  thread(): Promise<{ id: string; withId: string }>;
  /** Of a message that the owner has sent to somebody. */
  messagePicture(): Promise<string>;
  /** One of the owner's that is about to expire. */
  endingAd(): Promise<string>;
  /** Of the owner to somebody of the site. */
  sale(): Promise<string>;
  /** One of the owner that everyone can see. */
  review(): Promise<string>;
  /** One that the owner has made about somebody; decided ones led to nothing. */
  report(status: 'pending' | 'resolved', isAppealed?: boolean): Promise<string>;
  category(): Promise<number>;
  user(): Promise<string>;
  userWithTwoStep(): Promise<string>;
  /** One of the owner's. */
  passkey(): Promise<string>;
  /** One of the owner's. */
  notification(): Promise<string>;
  /** A browser of the owner's that news is pushed to. */
  pushAddress(): Promise<string>;
  /** Another one that the owner is signed in on. */
  device(): Promise<string>;
  heldMail(): Promise<string>;
  failedMail(): Promise<string>;
  /** One of the owner's. */
  savedSearch(): Promise<string>;
  /** Of the owner's data, ready to be fetched. */
  exportCopy(): Promise<string>;
}

let app: TestApp;
let listening: Promise<string> | undefined;
let records: Records;
let people: Record<Who, Person | undefined>;

beforeAll(async () => {
  app = await openTestApp();
  people = {
    visitor: undefined,
    owner: await app.person(),
    other: await app.person(),
    admin: await app.person('admin'),
    superadmin: await app.person('superadmin'),
  };
  const pendingAd = async () => {
    const { body } = await app.call<{ id: string }>('POST', '/api/ads', { as: people.owner, body: adText });
    return body.id;
  };
  const saleOfOwner = async () => ({
    adId: await records.publicAd(),
    sellerId: records.ownerId,
    buyerId: await records.user(),
  });
  const mail = async (status: string, reason: string | null) => {
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      `insert into mails (kind, recipient, subject, html, body, status, reason)
       values ('hello', 'asa@exempel.se', 'Hej', 'Hej', 'Hej', $1, $2) returning id`,
      [status, reason],
    );
    return rows[0]?.id ?? '';
  };
  records = {
    ownerId: people.owner?.id ?? '',
    pendingAd,
    async removedAd() {
      const id = await pendingAd();
      await app.call('DELETE', `/api/ads/${id}`, { as: people.owner });
      return id;
    },
    async thread() {
      const buyer = await app.person();
      const body = { adId: await records.publicAd(), subject: 'Angående', content: 'Finns den kvar?' };
      const sent = await app.call<{ threadId: string }>('POST', '/api/messages', { as: buyer, body });
      return { id: sent.body.threadId, withId: buyer.id };
    },
    async messagePicture() {
      const { owner: as } = people;
      const id = as ? await sendPicture(app, as, { purpose: 'message' }) : '';
      const body = { recipientId: await records.user(), subject: 'Hej', content: '', pictureIds: [id] };
      await app.call('POST', '/api/messages', { as, body });
      return id;
    },
    async endingAd() {
      const id = await records.publicAd();
      await app.services.database.pool.query('update ads set expires_at = now() where id = $1', [id]);
      return id;
    },
    sale: async () => (await insertSale(app.services.database, await saleOfOwner())).dealId,
    async review() {
      const { dealId, buyerId, sellerId } = await insertSale(app.services.database, await saleOfOwner());
      return insertReviewRow(app.services.database, { dealId, authorId: buyerId, subjectId: sellerId });
    },
    async report(status, isAppealed = false) {
      const reporterId = records.ownerId;
      const report = { reporterId, ownerId: await records.user(), status, isAppealed };
      return insertReportRow(app.services.database, report);
    },
    async category() {
      const { body } = await app.call<{ id: number }>('POST', '/api/admin/categories', {
        as: people.admin,
        body: { name: crypto.randomUUID() },
      });
      return body.id;
    },
    user: async () => (await app.person()).id,
    async passkey() {
      const { rows } = await app.services.database.pool.query<{ id: string }>(
        `insert into passkeys (id, user_id, public_key, name)
         values ($1, $2, decode(repeat('00', 77), 'hex'), 'Chrome') returning id`,
        [crypto.randomUUID(), people.owner?.id],
      );
      return rows[0]?.id ?? '';
    },
    async notification() {
      const { rows } = await app.services.database.pool.query<{ id: string }>(
        `insert into notifications (user_id, event) values ($1, 'content.restored') returning id`,
        [people.owner?.id],
      );
      return rows[0]?.id ?? '';
    },
    async pushAddress() {
      const endpoint = `https://push.exempel.se/${crypto.randomUUID()}`;
      await app.services.database.pool.query(
        `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
         select user_id, id, $2, '', '' from sessions where user_id = $1 limit 1`,
        [people.owner?.id, endpoint],
      );
      return endpoint;
    },
    async userWithTwoStep() {
      const person = await app.person();
      await turnTwoStepOn(app, person);
      return person.id;
    },
    async device() {
      const email = people.owner?.email;
      await app.call('POST', '/api/session', { body: { email, password: TEST_PASSWORD } });
      const { body } = await app.call<{ devices: { id: string }[] }>('GET', '/api/sessions', {
        as: people.owner,
      });
      return body.devices.at(-1)?.id ?? '';
    },
    heldMail: () => mail('held', null),
    failedMail: () => mail('failed', 'No such user'),
    async savedSearch() {
      const { body } = await app.call<{ id: string }>('POST', '/api/me/saved-searches', {
        as: people.owner,
        body: { name: crypto.randomUUID(), filter: { search: crypto.randomUUID() }, alert: 'never' },
      });
      return body.id;
    },
    async exportCopy() {
      const { rows } = await app.services.database.pool.query<{ id: string }>(
        `insert into personal_exports (user_id, status, bytes, expires_at)
         values ($1, 'ready', 3, now() + interval '1 hour') returning id`,
        [people.owner?.id],
      );
      const id = rows[0]?.id ?? '';
      await app.services.storage.put(
        `exports/${id.slice(0, 2)}/${id}.zip`,
        Buffer.from('zip'),
        'application/zip',
      );
      return id;
    },
    async publicAd() {
      const id = await pendingAd();
      const body = { status: 'approved' };
      await app.call('PUT', `/api/admin/ads/${id}/status`, { as: people.admin, body });
      return id;
    },
  };
});
afterAll(() => app.close());

/** It never ends by itself, so it is a connection of its own. */
async function beginLine(as: Person | undefined): Promise<number> {
  listening ??= app.listen();
  const line = await openLine(await listening, as?.cookie ?? '');
  line.close();
  return line.status;
}

describe.each([...Object.entries(endpoints), ...Object.entries(addresses)])(
  '%s',
  (_name, [call, expected]) => {
    test.each(everybody)('answers %s as the table says', async (who) => {
      const { method, url, body } = await call(records);
      // Signing out ends a session for good, so the person who tries it is made for the purpose.
      const isEnding = method === 'DELETE' && url === '/api/session' && who !== 'visitor';
      const as = isEnding ? await app.person() : people[who];
      const status =
        url === '/api/me/live' ? await beginLine(as) : (await app.call(method, url, { as, body })).status;
      expect(status).toBe(expected[who]);
    });
  },
);

test('no endpoint of the contract is missing from the table', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(listEndpoints(contract).toSorted());
});

test('no other address is missing from the table', () => {
  const listed = new Set(Object.keys(addresses));
  expect(app.addresses.filter((address) => !listed.has(address) && !isBuiltFile(address))).toEqual([]);
});

function listEndpoints(router: object, path: string[] = []): string[] {
  return Object.entries(router).flatMap(([name, part]) =>
    isContractProcedure(part) ? [[...path, name].join('.')] : listEndpoints(part, [...path, name]),
  );
}

/** Files of the build and of the API's document have no say in who may do what; /api/* is the contract itself. */
function isBuiltFile(address: string): boolean {
  return /^\w+ \/(assets|placeholders|sw\.js$|api\/docs|api\/\*|documentation)|^\w+ \/[\w-]+\.(svg|png|ico|webmanifest|txt)$/.test(
    address,
  );
}
