// Finds the proof of work of the human check in short slices, so that the page stays responsive.
import { isProof, PROOFS } from '#shared/features/accounts/registration/proof-of-work.ts';
import { wait } from '../../../core/wait.ts';

/** Half of a frame at 60 Hz. */
const SLICE_MS = 8;

/**
 * Hashes in JavaScript instead of with `crypto.subtle`, which browsers do not offer over plain HTTP.
 *
 * @throws the signal's reason when it is aborted
 */
export async function findProofInSlices(checkId: string, signal: AbortSignal): Promise<number[]> {
  const nonces: number[] = [];
  for (let nonce = 0, end = performance.now() + SLICE_MS; nonces.length < PROOFS; nonce += 1) {
    if (isProof({ checkId, index: nonces.length, nonce })) {
      nonces.push(nonce);
      nonce = -1;
    }
    if (performance.now() < end) continue;
    await wait();
    signal.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
  return nonces;
}
