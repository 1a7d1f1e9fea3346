// Renders the pictures of the human check as SVG: emoji would be blank on a machine without an emoji font.
import type { Random } from '#shared/features/accounts/registration/human-check.ts';
import { figures } from './tile-figures.ts';
import { roundObjects } from './tile-objects.ts';

const drawings: Readonly<Record<string, string>> = { ...roundObjects, ...figures };

/**
 * The picture of a tile as a data URL: the URL of a file would be the same in every puzzle and so reveal what the picture
 * shows. The drawing is turned and moved a little, so that two pictures with the same label differ.
 *
 * @throws RangeError for a label without a drawing
 */
export function renderTile(label: string, random: Random): string {
  const drawing = drawings[label];
  if (drawing === undefined) throw new RangeError(`There is no drawing of ${label}`);
  const turn = random(25) - 12;
  const [right, down] = [random(7) - 3, random(7) - 3];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    // The same background in the light and the dark theme.
    '<rect width="100" height="100" rx="10" fill="#f4ead8"/>' +
    `<g transform="translate(${right} ${down}) rotate(${turn} 50 50)" fill="none" stroke="#1b2437" stroke-width="3" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Labels that have a drawing. */
export const labelsWithPicture: readonly string[] = Object.keys(drawings);
