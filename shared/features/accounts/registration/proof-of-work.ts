// Proof of work of the human check: numbers that cost a browser about a second to find, and the server nothing to check.
// A program that reads the labels of the pictures pays it for every registration.
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Several small proofs take about the same total time for everyone; one large proof would take some people much longer. */
export const PROOFS = 8;
/** Leading zero bits of each hash: 4096 tries on average. */
const ZERO_BITS = 12;

/** Whether the nonces are the proofs for this check. */
export function isProofOfWork(checkId: string, nonces: readonly number[]): boolean {
  return nonces.length === PROOFS && nonces.every((nonce, index) => isProof({ checkId, index, nonce }));
}

export function isProof({
  checkId,
  index,
  nonce,
}: {
  checkId: string;
  index: number;
  nonce: number;
}): boolean {
  const [first = 255, second = 255] = sha256(utf8ToBytes(`${checkId} ${index} ${nonce}`));
  return ((first << 8) | second) >> (16 - ZERO_BITS) === 0;
}

/** Finds the proofs at once, which blocks the thread: for tests and programs. */
export function findProofOfWork(checkId: string): number[] {
  return Array.from({ length: PROOFS }, (_, index) => {
    let nonce = 0;
    while (!isProof({ checkId, index, nonce })) nonce += 1;
    return nonce;
  });
}
