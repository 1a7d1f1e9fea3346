// Mail as HTML.
import { expect, test } from 'vitest';
import { mailAsHtml } from './as-html.ts';

test('text without spaces wraps, so that it does not widen the mail on a phone', () => {
  const html = mailAsHtml(
    {
      kind: 'reset-password',
      userId: null,
      to: 'anna@exempel.se',
      subject: 'Ämne',
      heading: 'x'.repeat(97),
      paragraphs: [`https://exempel.se/${'x'.repeat(130)}`],
      smallPrint: '',
    },
    '',
  );
  expect(html).toMatch(/class="sheet" style="[^"]*overflow-wrap:anywhere/);
});
