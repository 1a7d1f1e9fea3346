// The pictures of a message to the operator: who may add them, and what is refused.
import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { missingTexts, show, viewer } from '../../testing/show.tsx';
import { showToasts } from '../../ui/feedback/toast.ts';
import { MessagePicturesField } from './message-pictures-field.tsx';

const open = (as: typeof viewer | null) => {
  const onChange = vi.fn<(pictures: unknown[], unsent: string | undefined) => void>();
  show(<MessagePicturesField pictures={[]} onChange={onChange} error={undefined} />, {}, { as });
  return onChange;
};

test('asks visitors to sign in', () => {
  open(null);
  expect(screen.getByRole('button', { name: 'Logga in' })).toBeTruthy();
  expect(screen.queryByLabelText('Lägg till bilder')).toBeNull();
});

test('shows at the field why a file is refused', async () => {
  const onChange = open(viewer);
  const file = new File(['<script>'], 'skadlig.svg', { type: 'image/svg+xml' });
  fireEvent.change(screen.getByLabelText('Lägg till bilder'), { target: { files: [file] } });
  const sentence =
    'Kunde inte ladda upp skadlig.svg. Filen är inte en bild i JPEG, PNG, WebP, AVIF eller HEIC.';
  expect(await missingTexts(sentence)).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

test('takes at most three pictures', async () => {
  open(viewer);
  const files = [1, 2, 3, 4].map((n) => new File(['x'], `bild${n}.jpg`, { type: 'image/jpeg' }));
  fireEvent.change(screen.getByLabelText('Lägg till bilder'), { target: { files } });
  expect(await missingTexts('Ett meddelande kan ha högst 3 bilder')).toEqual([]);
});

test('announces pictures whose upload is interrupted by leaving the form', async () => {
  const shown: string[] = [];
  onTestFinished(showToasts({ show: ({ text }) => shown.push(text), dismiss: () => undefined }));
  const { unmount } = show(
    <MessagePicturesField pictures={[]} onChange={() => undefined} error={undefined} />,
  );
  const files = [new File(['x'], 'bild.jpg', { type: 'image/jpeg' })];
  fireEvent.change(screen.getByLabelText('Lägg till bilder'), { target: { files } });
  unmount();
  expect(shown).toEqual(['Alla bilder hann inte laddas upp. Lägg till dem igen.']);
});
