// Paths of the project.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * The executable of an installed package.
 *
 * @param {string} name as in node_modules/.bin
 */
export const tool = (name) => path.join(root, 'node_modules', '.bin', name);
