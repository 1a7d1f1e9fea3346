// An app for codes, as somebody with two-step sign-in has it on their telephone.
import { Secret, TOTP } from 'otpauth';
import { type Person, TEST_PASSWORD, type TestApp } from './app.ts';

export interface CodeApp {
  /** The code of now, or of so many half minutes later. */
  code(later?: number): string;
  recoveryCodes: string[];
}

/** The app that has read this key. */
export function appFor(key: string): Pick<CodeApp, 'code'> {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  return { code: (later = 0) => totp.generate({ timestamp: Date.now() + later * 30_000 }) };
}

/** Turns it on as its owner does. The code that this takes is used up; the next one is not. */
export async function turnTwoStepOn(app: TestApp, as: Person): Promise<CodeApp> {
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
