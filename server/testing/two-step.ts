// Turning two-step sign-in on for a test, as its owner does.
import { type Person, TEST_PASSWORD, type TestApp } from './app.ts';
import { appFor, type CodeApp } from './code-app.ts';

export interface TwoStepOwner extends CodeApp {
  recoveryCodes: string[];
}

/** No code is used up by it. */
export async function turnTwoStepOn(app: TestApp, as: Person): Promise<TwoStepOwner> {
  const { body: begun } = await app.call<{ key: string }>('POST', '/api/me/two-step', {
    as,
    body: { password: TEST_PASSWORD },
  });
  const { code } = appFor(begun.key);
  const { body } = await app.call<{ recoveryCodes: string[] }>('PUT', '/api/me/two-step', {
    as,
    body: { code: code() },
  });
  await forgetCodes(app, as);
  return { code, recoveryCodes: body.recoveryCodes };
}

/** As when half a minute has gone by: the code of now is as good as new. */
export async function forgetCodes({ services }: TestApp, { id }: Person): Promise<void> {
  await services.database.pool.query('update two_step set last_step = null where user_id = $1', [id]);
}
