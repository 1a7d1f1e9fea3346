// Classification of content policy violations.
import { expect, it } from 'vitest';
import { classifyViolation } from './violation.ts';

const breach = (effectiveDirective: string, blockedURI: string, sourceFile = '') =>
  classifyViolation({ effectiveDirective, blockedURI, sourceFile, lineNumber: 1, disposition: 'enforce' });

it.each([
  ['script-src-attr', 'inline', 'xss_attempt'],
  ['script-src-elem', 'inline', 'xss_attempt'],
  ['script-src', 'eval', 'xss_attempt'],
  ['script-src-elem', 'https://elak.example/x.js', 'malware_detected'],
  ['frame-src', 'https://elak.example', 'malware_detected'],
  ['img-src', 'https://elak.example/x.png', 'csp_violation'],
  ['style-src-attr', 'inline', 'csp_violation'],
] as const)('%s of %s is classified as %s', (directive, blocked, event) => {
  expect(breach(directive, blocked)).toBe(event);
});

it.each(['chrome-extension', 'moz-extension://abc', 'safari-web-extension://abc'])(
  '%s is ignored as the user’s own extension',
  (source) => {
    expect(breach('script-src-elem', source)).toBeNull();
    expect(breach('script-src-elem', 'inline', source)).toBeNull();
  },
);
