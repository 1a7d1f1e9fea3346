// Node's arguments and environment for the server, in `npm start` and in tests.
import path from 'node:path';
import { root } from './paths.js';

/**
 * V8 lets garbage grow to half a gigabyte before it collects. A smaller young generation and earlier collections keep the server
 * below 300 MB at nearly the same rendering speed (`npm run bench -- pages`).
 */
const memory = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/**
 * One malloc arena whose free end is returned at once: about 40 MB less after a minute of rendering. Linux only; ignored
 * elsewhere.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Node's arguments; the server's own are appended. */
export const serverCommand = [...memory, path.join(root, 'server', 'main.ts')];
