// How Node runs the server, from `npm start` and from the tests alike.
import path from 'node:path';
import { root } from './places.js';

/**
 * The engine would let garbage pile up to half a gigabyte before it looks at it. With a smaller room for what is new and
 * a shorter wait for what is old, the server stays under 300 MB and draws pages nearly as fast (`npm run bench -- pages`).
 */
const memory = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/**
 * And with one pool for what is not JavaScript, whose end is given back as soon as it is free: some forty megabytes less
 * once pages have been drawn for a minute. Linux only; elsewhere nobody reads it.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Arguments of Node, to which those of the server may be added. */
export const serverCommand = [...memory, path.join(root, 'server', 'main.ts')];
