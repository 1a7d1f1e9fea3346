// Ids created in the browser.
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId, uuidOf } from './new-id.ts';

it('creates distinct valid UUIDs', () => {
  const ids = Array.from({ length: 50 }, newId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(50);
});

it('sets the version and variant for any bytes', () => {
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  expect(uuidOf(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
