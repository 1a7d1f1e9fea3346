// An authenticator app for time-based codes.
import { Secret, TOTP } from 'otpauth';

export interface CodeApp {
  /** The current code, or the one `later` periods of 30 s from now. */
  code(later?: number): string;
}

/** The app after scanning this key. */
export function openCodeApp(key: string): CodeApp {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return { code: (later = 0) => totp.generate({ timestamp: Date.now() + later * 30_000 }) };
}
