// The pictures of the ad form: how many there may be.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { UploadQueue } from './upload-queue.ts';

function showPicker({ count, capacity, limit }: { count: number; capacity: number; limit: number }) {
  const queue = new UploadQueue({
    upload: () => new Promise(() => undefined),
    discard: async () => undefined,
    capacity,
  });
  const ready = { width: 4, height: 3, preview: 'data:,', name: 'sko.jpg' };
  queue.setReady(Array.from({ length: count }, (_, n) => Object.assign({ id: `id-${n}` }, ready)));
  show(<PicturePicker queue={queue} capacity={capacity} limit={limit} onSignedOut={() => undefined} />);
  return queue;
}

test.each([
  [1, 'Högst en bild, 10 MB styck. Den första blir omslag.'],
  [5, 'Högst 5 bilder, 10 MB styck. Den första blir omslag.'],
  [20, 'Högst 20 bilder, 5 åt gången, 10 MB styck. Den första blir omslag.'],
])('shows that an ad may have %d', (limit, sentence) => {
  showPicker({ count: 0, capacity: limit, limit });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('shows that an ad retains pictures from before the limit was lowered', () => {
  showPicker({ count: 8, capacity: 8, limit: 3 });
  expect(screen.getByText(/Annonsen har fått 8 bilder och får behålla dem\./)).toBeTruthy();
  expect(screen.getByText('Alla 8 platser är fyllda.')).toBeTruthy();
  expect(screen.queryByLabelText('Välj bilder')).toBeNull();
});

test('makes any picture the cover at once, announces it, and does not move the focus from it', async () => {
  const queue = showPicker({ count: 20, capacity: 20, limit: 20 });
  expect(screen.queryByRole('button', { name: 'Gör bild 1, sko.jpg till omslag' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Gör bild 20, sko.jpg till omslag' });
  button.focus();
  fireEvent.click(button);
  expect(queue.list()[0]?.picture?.id).toBe('id-19');
  expect(await screen.findByText('sko.jpg ligger nu på plats 1 av 20 och är omslag.')).toBeTruthy();
  expect(document.activeElement?.closest('li')?.textContent).toContain('Omslag');
});

test('refuses more pictures than there is room for', () => {
  const queue = showPicker({ count: 6, capacity: 7, limit: 7 });
  const files = [1, 2].map((n) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }));
  fireEvent.change(screen.getByLabelText('Lägg till bilder'), { target: { files } });
  expect(screen.getByText('En annons kan ha högst 7 bilder')).toBeTruthy();
  expect(queue.list()).toHaveLength(7);
});
