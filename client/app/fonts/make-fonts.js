// Subsets the two typefaces to the characters of a Swedish page; run by hand when a typeface or its axes change.
// `node client/app/fonts/make-fonts.js` writes the woff2 files to this folder. A first visit fetches 18 kB of them
// instead of 119 kB for the full fonts: letters of other languages are in a file that is fetched only when needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** Rare in texts, so they are in the file with the letters of other languages. Not `#`: comments have numbers such as #12. */
const rareInTexts = /[$*<=>[\\\]^_`{|}~]/g;
/** Rare in headlines, where they would cost 2 kB; headlines show them in the text typeface. */
const rareInHeadlines = /[$*<>@[\\\]^_`{|}~]/g;
const swedish = '\u00a0åäöÅÄÖéÉüÜ–—’”…·×−';
const bulletOfLists = '•';
/** The same as `unicode-range` in styles.css. Not č, š and ž, which the source font lacks: the file would be loaded for nothing. */
const foreignLetters = 'èêëáàâãøØæÆñçíîïóôõúß§©°½“';

// "Source" is a reserved font name under its licence: a modified version must have another name.
const renameSource = { 'Source Sans': 'Torget Sans', SourceSans: 'TorgetSans' };

const typefaces = [
  {
    // One wide width and one weight: headlines differ by size, and each further weight costs 5 kB.
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    target: 'archivo-wide.woff2',
    characters: printable.replaceAll(rareInHeadlines, '') + swedish,
    axes: { wdth: 118, wght: 780 },
    rename: {},
  },
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    target: 'torget-sans.woff2',
    characters: printable.replaceAll(rareInTexts, '') + swedish + bulletOfLists,
    axes: { wght: { min: 400, max: 600 } },
    rename: renameSource,
  },
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    target: 'torget-sans-neighbours.woff2',
    characters: `${foreignLetters}${printable.match(rareInTexts)?.join('')}`,
    axes: { wght: { min: 400, max: 600 } },
    rename: renameSource,
  },
];

const keepFeatures = ['kern', 'tnum'];

for (const { source, target, characters, axes, rename } of typefaces) {
  const stock = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const cut = await subsetFont(stock, characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures,
    noHinting: true,
  });
  // The second pass only rewrites the tables, with correct checksums after the renaming.
  const packed = await subsetFont(renameIn(cut, rename), characters, { targetFormat: 'woff2', keepFeatures });
  writeFileSync(new URL(target, import.meta.url), packed);
  process.stdout.write(`${target} ${packed.length} bytes\n`);
}

/** Names in a font are UTF-16 big-endian; the new name has the same length as the old one. */
function renameIn(font, names) {
  for (const [from, to] of Object.entries(names)) {
    const [old, fresh] = [from, to].map((name) => Buffer.from(name, 'utf16le').swap16());
    for (let at = font.indexOf(old); at !== -1; at = font.indexOf(old, at + 1)) fresh.copy(font, at);
  }
  return font;
}
