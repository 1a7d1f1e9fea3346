// An app for codes, as somebody with two-step sign-in has it on their telephone.
import { Secret, TOTP } from 'otpauth';

export interface CodeApp {
  /** The code of now, or of so many half minutes later. */
  code(later?: number): string;
}

/** The app that has read this key. */
export function appFor(key: string): CodeApp {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return { code: (later = 0) => totp.generate({ timestamp: Date.now() + later * 30_000 }) };
}
