import { expect, test } from 'vitest';
import { PICTURE_WIDTHS, pictureSrcset, pictureUrl } from './urls.ts';

const id = '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11';

test('every size of a picture has its own URL', () => {
  expect(PICTURE_WIDTHS.map((width) => pictureUrl(id, width))).toEqual([
    `/pictures/${id}/400.webp`,
    `/pictures/${id}/640.webp`,
    `/pictures/${id}/1280.webp`,
  ]);
});

test('srcset lists all sizes', () => {
  expect(pictureSrcset(id)).toBe(
    `/pictures/${id}/400.webp 400w, /pictures/${id}/640.webp 640w, /pictures/${id}/1280.webp 1280w`,
  );
});
