// Turns two-step sign-in on in tests, as its owner does.
import { type Person, TEST_PASSWORD, type TestApp } from './app.ts';
import { openCodeApp, type CodeApp } from './code-app.ts';

export interface TwoStepOwner extends CodeApp {
  recoveryCodes: string[];
}

/** Turns two-step sign-in on; the code that it uses can be used again. */
export async function turnTwoStepOn(app: TestApp, as: Person): Promise<TwoStepOwner> {
  const { body: begun } = await app.call<{ key: string }>('POST', '/api/me/two-step', {
    as,
    body: { password: TEST_PASSWORD },
  });
  const { code } = openCodeApp(begun.key);
  const { body } = await app.call<{ recoveryCodes: string[] }>('PUT', '/api/me/two-step', {
    as,
    body: { code: code() },
  });
  await resetUsedCodes(app, as);
  return { code, recoveryCodes: body.recoveryCodes };
}

/** Makes the current code usable again, as if 30 s had passed. */
export async function resetUsedCodes({ services }: TestApp, { id }: Person): Promise<void> {
  await services.database.pool.query('update two_step set last_step = null where user_id = $1', [id]);
}
