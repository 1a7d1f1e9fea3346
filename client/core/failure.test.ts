// Messages for errors of requests, scripts and style sheets.
import { expect, test } from 'vitest';
import { errorMessageOf, NetworkFailure, NO_SCRIPT } from './failure.ts';

test.each([
  new TypeError('Failed to fetch dynamically imported module: /assets/faq-1.js'),
  new TypeError('error loading dynamically imported module: /assets/faq-1.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  new Error('Unable to preload CSS for /assets/messages-1.css'),
])('a missing file of a page asks for a reload (%s)', (error) =>
  expect(errorMessageOf(error)).toBe(NO_SCRIPT),
);

test.each([
  new NetworkFailure('fetch failed'),
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
])('a server that does not answer asks to check the connection (%s)', (error) =>
  expect(errorMessageOf(error)).toContain('Kontrollera din internetanslutning'),
);

test.each([new Error('boom'), new TypeError("Cannot read properties of undefined (reading 'ads')")])(
  'an error in our own code has the fallback (%s)',
  (error) => expect(errorMessageOf(error, 'Något gick fel')).toBe('Något gick fel'),
);
