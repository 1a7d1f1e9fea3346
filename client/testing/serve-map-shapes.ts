// Answers requests for the files of a map's shapes, which have no server in tests.
import { afterEach, beforeEach, vi } from 'vitest';

/** Called in a file whose tests show maps. */
export function serveMapShapes(): void {
  beforeEach(() => vi.stubGlobal('fetch', async () => new Response('<svg/>')));
  afterEach(() => vi.unstubAllGlobals());
}
