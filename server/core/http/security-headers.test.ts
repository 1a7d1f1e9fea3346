// Security headers, by the site's public URL.
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it.each([
  ['https://baskettorget.se', 'same-origin', true],
  ['http://localhost:3000', 'same-origin', false],
  ['http://127.0.0.1:3000', 'same-origin', false],
  // A development server on the local network: browsers only warn about the header there.
  ['http://192.168.1.20:3000', undefined, false],
  ['http://localhost.example:3000', undefined, false],
])(
  '%s has Cross-Origin-Opener-Policy %s; it has Strict-Transport-Security: %s',
  (publicUrl, opener, isStrict) => {
    const headers = securityHeaders(publicUrl);
    expect(headers['cross-origin-opener-policy']).toBe(opener);
    expect('strict-transport-security' in headers).toBe(isStrict);
    expect(headers['x-frame-options']).toBe('DENY');
  },
);
