// Renders the icons of the installed site from favicon.svg.
// Run by hand: node client/app/icons/make-icons.js
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../../public');
const night = '#0b1120';
const ball = (await readFile(path.join(folder, 'favicon.svg'), 'utf8')).trim();
/** Clips the seams to the ball's outline. */
const inside = `<clipPath id="ball"><rect width="114" height="114" rx="26"/></clipPath>
  <g clip-path="url(#ball)">${ball.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g>`;
const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 114 114">${inside}</svg>`;

/** Systems crop these icons to a shape of their own: the ball stays within the middle 80 %. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 166 166">
  <rect width="166" height="166" fill="${night}"/><g transform="translate(26 26)">${inside}</g></svg>`;

/** The icon of notifications: Android uses only its shape, in a colour of its own. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 126 126">
  <g fill="none" stroke="#fff" stroke-width="9"><rect x="4" y="4" width="106" height="106" rx="24"/>
  <path d="M57 0v114M0 57h114M14 4q31 53 0 106M100 4q-31 53 0 106"/></g></svg>`;

for (const [name, svg, size] of [
  ['icon-192', plain, 192],
  ['icon-512', plain, 512],
  ['icon-maskable-192', maskable, 192],
  ['icon-maskable-512', maskable, 512],
  ['badge-96', badge, 96],
]) {
  await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, `${name}.png`));
}

// For browsers and readers that ask for /favicon.ico: a header, one entry, and the icon as PNG.
const png = await sharp(Buffer.from(plain), { density: 600 })
  .resize(32, 32)
  .png({ compressionLevel: 9 })
  .toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(path.join(folder, 'favicon.ico'), Buffer.concat([header, png]));
