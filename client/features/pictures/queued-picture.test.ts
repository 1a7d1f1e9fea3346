// The error of a form whose pictures could not all be uploaded.
import { expect, test } from 'vitest';
import { describeFailed } from './queued-picture.ts';
import { UploadFailure } from './upload-picture.ts';

const ready = { state: 'ready' as const, failure: null };
const failed = (reason: UploadFailure['reason']) => ({
  state: 'failed' as const,
  failure: new UploadFailure(reason, '', ''),
});

test.each([
  ['no failed picture', [ready], null],
  [
    'one that is not a picture',
    [ready, failed('not-a-picture')],
    'En bild kunde inte laddas upp. Ta bort den.',
  ],
  ['two broken ones', [failed('broken'), failed('broken')], '2 bilder kunde inte laddas upp. Ta bort dem.'],
  [
    'one that can be sent again',
    [failed('no-answer')],
    'En bild kunde inte laddas upp. Försök igen eller ta bort den.',
  ],
  [
    'a broken one and one that can be sent again',
    [failed('broken'), failed('busy')],
    '2 bilder kunde inte laddas upp. Försök igen eller ta bort dem.',
  ],
])('offers a retry only where it can succeed: %s', (_which, pictures, sentence) => {
  expect(describeFailed(pictures)).toBe(sentence);
});
