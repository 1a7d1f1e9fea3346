// The proof of work of the human check.
import { expect, test } from 'vitest';
import { findProofOfWork, isProofOfWork, PROOFS } from './proof-of-work.ts';

const id = '3f8e2d54-0f4c-4c7a-9f0e-2f6f3d1c9a10';

test('is accepted for its own check only, and only if complete', () => {
  const nonces = findProofOfWork(id);
  expect(nonces).toHaveLength(PROOFS);
  expect(isProofOfWork(id, nonces)).toBe(true);
  expect(isProofOfWork('9a10f8e2-0f4c-4c7a-9f0e-2f6f3d1c3d54', nonces)).toBe(false);
  expect(isProofOfWork(id, nonces.slice(1))).toBe(false);
  expect(isProofOfWork(id, nonces.toReversed())).toBe(false);
  expect(
    isProofOfWork(
      id,
      Array.from({ length: PROOFS }, () => 0),
    ),
  ).toBe(false);
});
