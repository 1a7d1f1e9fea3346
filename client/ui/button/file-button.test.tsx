// The button that picks a file.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileButton } from './file-button.tsx';

test('reports the picked file and empties the input, so that the same file can be picked again', () => {
  const picked: File[] = [];
  render(
    <FileButton accept="image/png" onPick={(file) => picked.push(file)}>
      Välj bild
    </FileButton>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Välj bild');
  const file = new File(['x'], 'boll.png', { type: 'image/png' });
  let value = 'C:\\fakepath\\boll.png';
  Object.defineProperty(input, 'value', {
    get: () => value,
    set(next: string) {
      value = next;
    },
  });
  fireEvent.change(input, { target: { files: [file] } });
  expect(picked).toEqual([file]);
  expect(value).toBe('');
});
