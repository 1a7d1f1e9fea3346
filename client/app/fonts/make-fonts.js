// Cuts the two typefaces down to what a Swedish page needs; run by hand when a typeface or its axes change.
// `node client/app/fonts/make-fonts.js` writes the two woff2 files beside it: 26 kB together, where the stock has 119 kB.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
// A headline rarely needs these; they would cost 2 kB, so the reading typeface draws them there.
const rareInHeadlines = /[$*<>@[\\\]^_`{|}~]/g;
const swedish = '\u00a0åäöÅÄÖéÉüÜ–—’”…·×−';
const neighbours = 'èêëáàâãøØæÆñçíîïóôõúßčšžČŠŽ§©°½“•→';

const typefaces = [
  {
    // One width, wide as an arena board; weights from label to headline.
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    target: 'archivo-wide.woff2',
    characters: printable.replaceAll(rareInHeadlines, '') + swedish,
    axes: { wdth: 118, wght: { min: 600, max: 850 } },
    rename: {},
  },
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    target: 'torget-sans.woff2',
    characters: printable + swedish + neighbours,
    axes: { wght: { min: 400, max: 600 } },
    // "Source" is a reserved name of its licence: a cut version must go by another.
    rename: { 'Source Sans': 'Torget Sans', SourceSans: 'TorgetSans' },
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
