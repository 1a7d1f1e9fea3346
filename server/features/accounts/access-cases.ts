// Access cases: who may call which endpoint of this feature.
import { TEST_PASSWORD } from '../../testing/app.ts';
import { openAuthenticator } from '../../testing/authenticator.ts';
import { type AccessCases, anyone, owner, signedIn } from '../../testing/access.ts';

const noLink = { token: 'x'.repeat(43) };
const twice = { password: TEST_PASSWORD, repeated: TEST_PASSWORD };
const noPasskey = openAuthenticator().create({ challenge: 'x' });
const noProof = { password: TEST_PASSWORD, code: '123456' };
const noAccount = { email: 'ingen@exempel.se', password: 'Fel-losen1' };

export const accessCases: AccessCases = {
  endpoints: {
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
        body: { selection: [0], proof: [] },
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
    // The test site has no Google credentials.
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
    'accounts.emailChange': [() => ({ method: 'GET', url: '/api/me/email-change' }), signedIn()],
    'accounts.cancelEmailChange': [() => ({ method: 'DELETE', url: '/api/me/email-change' }), signedIn()],
    'accounts.devices': [() => ({ method: 'GET', url: '/api/sessions' }), signedIn()],
    'accounts.endDevice': [
      async ({ otherSession: device }) => ({ method: 'DELETE', url: `/api/sessions/${await device()}` }),
      owner(),
    ],
    'accounts.endOtherDevices': [() => ({ method: 'DELETE', url: '/api/sessions' }), signedIn()],
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
      async ({ passkey }) => ({
        method: 'DELETE',
        url: `/api/me/passkeys/${await passkey()}`,
        body: { password: TEST_PASSWORD, code: '' },
      }),
      owner(),
    ],
    'passkeys.createChallenge': [() => ({ method: 'POST', url: '/api/passkey-challenges' }), anyone()],
    'passkeys.signIn': [
      () => ({
        method: 'POST',
        url: '/api/passkey-sign-ins',
        body: openAuthenticator().sign({ challenge: 'x' }),
      }),
      anyone(401),
    ],
    // No caller here has passed the first step.
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
      // No caller here has two-step sign-in on.
      signedIn(409),
    ],
    'twoStep.turnOff': [
      () => ({ method: 'POST', url: '/api/me/two-step/removal', body: noProof }),
      signedIn(409),
    ],
  },
  addresses: {
    'GET /api/google-sign-ins/callback': [
      () => ({ method: 'GET', url: '/api/google-sign-ins/callback' }),
      anyone(303),
    ],
  },
};
