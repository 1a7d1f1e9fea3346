// Cuts the two typefaces down to what a Swedish page needs; run by hand when a typeface or its axes change.
// `node client/app/fonts/make-fonts.js` writes the woff2 files beside it. A first visit fetches 18 kB of them, where the
// stock has 119 kB: the neighbours' letters come only to a page that has one.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
// A headline rarely needs these; they would cost 2 kB, so the reading typeface draws them there.
/** In the middle of a text they come with the neighbours' letters. */
const rareInTexts = /[#$*<=>[\\\]^_`{|}~]/g;
const rareInHeadlines = /[$*<>@[\\\]^_`{|}~]/g;
const swedish = '\u00a0åäöÅÄÖéÉüÜ–—’”…·×−';
/** As `unicode-range` in styles.css. */
const neighbours = 'èêëáàâãøØæÆñçíîïóôõúßčšžČŠŽ§©°½“•→';

// "Source" is a reserved name of its licence: a cut version must go by another.
const renameSource = { 'Source Sans': 'Torget Sans', SourceSans: 'TorgetSans' };

const typefaces = [
  {
    // One width, wide as an arena board, and one weight: sizes tell headlines apart, and every weight more costs 5 kB.
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    target: 'archivo-wide.woff2',
    characters: printable.replaceAll(rareInHeadlines, '') + swedish,
    axes: { wdth: 118, wght: 780 },
    rename: {},
  },
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    target: 'torget-sans.woff2',
    characters: printable.replaceAll(rareInTexts, '') + swedish,
    axes: { wght: { min: 400, max: 600 } },
    rename: renameSource,
  },
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    target: 'torget-sans-neighbours.woff2',
    characters: `${neighbours}${printable.match(rareInTexts)?.join('')}`,
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
  // The second pass changes nothing but writes the tables anew, with right sums after the renaming.
  const packed = await subsetFont(renameIn(cut, rename), characters, { targetFormat: 'woff2', keepFeatures });
  writeFileSync(new URL(target, import.meta.url), packed);
  process.stdout.write(`${target} ${packed.length} bytes\n`);
}

/** Names inside a font are UTF-16, big end first; the new one has the length of the old. */
function renameIn(font, names) {
  for (const [from, to] of Object.entries(names)) {
    const [old, fresh] = [from, to].map((name) => Buffer.from(name, 'utf16le').swap16());
    for (let at = font.indexOf(old); at !== -1; at = font.indexOf(old, at + 1)) fresh.copy(font, at);
  }
  return font;
}
