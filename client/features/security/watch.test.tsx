// Warnings and reports of content policy violations.
import { beforeEach, expect, test } from 'vitest';
import { securityTexts, warnings } from '#shared/features/security/texts.ts';
import { queriesOf } from '../../core/api.ts';
import { type Answers, failed, missingTexts, refused, show, stubApi } from '../../testing/show.tsx';
import { recordViolation } from './watch.ts';

beforeEach(() => sessionStorage.clear());

/** Records an injected handler on a page that shows toasts. */
async function attack(security: Answers['security']): Promise<void> {
  show(<p>Sida</p>);
  await recordViolation(
    {
      effectiveDirective: 'script-src-attr',
      blockedURI: 'inline',
      sourceFile: '',
      lineNumber: 1,
      disposition: 'enforce',
    },
    queriesOf(stubApi({ security })).security,
  );
}

/** Endpoints that issue numbered tokens and record those of the reports. */
function recorder(respond: (attempt: number) => Promise<never>) {
  const tokens: string[] = [];
  let issued = 0;
  const security: Answers['security'] = {
    token: async () => ({ token: `token ${(issued += 1)}` }),
    report: async ({ headers }) => {
      tokens.push(headers['x-csrf-token'] ?? '');
      return respond(tokens.length);
    },
  };
  return { tokens, security };
}

test('a report with a refused token is sent once more with a new one, and then shown as a warning', async () => {
  const { tokens, security } = recorder(() => refused('FORBIDDEN'));
  await attack(security);
  expect(tokens).toEqual(['token 1', 'token 2']);
  expect(await missingTexts(warnings.csrf_violation ?? '')).toEqual([]);
});

test('a report that is accepted with a new token shows no second warning', async () => {
  const { tokens, security } = recorder((attempt) =>
    attempt === 1 ? refused('FORBIDDEN') : Promise.resolve({ received: true } as never),
  );
  await attack(security);
  expect(tokens).toEqual(['token 1', 'token 2']);
  expect(await missingTexts(warnings.xss_attempt ?? '')).toEqual([]);
  expect(document.body.textContent).not.toContain(warnings.csrf_violation);
});

test.each([
  ['token', { token: failed }],
  ['report', { token: async () => ({ token: 'token' }), report: failed }],
] as const)('a failed request for the %s shows only the warning', async (_request, security) => {
  await attack(security);
  expect(await missingTexts(securityTexts.warning, warnings.xss_attempt ?? '')).toEqual([]);
  expect(document.body.textContent).not.toContain(warnings.csrf_violation);
});
