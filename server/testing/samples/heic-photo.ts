// Builds HEIC files like an iPhone's: tiles of HEVC joined by a grid, rotated by a property, with Exif and a profile.
import { makeMetadata } from './photos.ts';

export interface HeicOptions {
  /** Pixels as stored, before rotation; tiles are 512 wide and the last ones are cropped. 1000 × 750 by default. */
  width?: number;
  height?: number;
  /** Quarter turns counter-clockwise that a viewer must make, as for a phone held upright; the tiles match. */
  turns?: 0 | 1 | 2 | 3;
  /** The viewer must mirror it left to right, after rotation. */
  isMirrored?: boolean;
  hasMetadata?: boolean;
  /** The pixel values are Display P3. */
  hasProfile?: boolean;
  majorBrand?: 'heic' | 'mif1';
}

/** One colour each, in the order of the corners when upright, encoded by x265 with one set of parameters. */
const hevcParameters =
  'AQNwAAAAAAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwBaoAQCAIBZbqSSmubgQEDAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkA=';
const tiles = {
  red: 'AAAAdSgBr1EF81ikpRD5DpJf//H5X/9XJkPlf3MbGSPwP1xvl4BdAc4oAAsopdh34AkwO0UIAAADAaWTAmw8AAADAAADAH7AhwAAAwAAAwAAChgAAAMAAAMAAAi4AAADAAADAADSgAAAAwAAAwAEjAAAAwAAAwAMmA==',
  green:
    'AAAAdCgBr1EF61ikpRD5DpJf/98H//bX//0l6MbGSPwP1xvl4BdAc4oAAsql2HfgCTA7RQgAAAMBpZMCbDwAAAMAAAMAfsCHAAADAAADAAAKGAAAAwAAAwAACLgAAAMAAAMAANKAAAADAAADAASMAAADAAADAAyY',
  blue: 'AAAAdSgBr1EF81ikpRD5DpJf//SF3I/D9P/pPcxsZI/A/XG+XgF0BzigACygpdh34AkwO0UIAAADAaWTAmw8AAADAAADAH7AhwAAAwAAAwAAChgAAAMAAAMAAAi4AAADAAADAADSgAAAAwAAAwAEjAAAAwAAAwAMmA==',
  yellow:
    'AAAAdSgBr1EF81ikpRD5DpJfF/Qnn//KemQ6gAMbGSPwP1xvl4BdAc4oAAsopdh34AkwO0UIAAADAaWTAmw8AAADAAADAH7AhwAAAwAAAwAAChgAAAMAAAMAAAi4AAADAAADAADSgAAAAwAAAwAEjAAAAwAAAwAMmA==',
};
const TILE = 512;

type Colour = keyof typeof tiles;

interface Item {
  type: string;
  data: Buffer;
  /** Indexes into the list of properties, starting at 1. */
  properties: number[];
  /** The tiles of a grid, or the picture that Exif describes. */
  refersTo?: { as: string; ids: number[] };
}

/** A HEIC with one still picture. */
export async function makeHeic(options: HeicOptions = {}): Promise<Buffer> {
  const { width = 1000, height = 750, majorBrand = 'heic' } = options;
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const { exif, icc } = await makeMetadata('p3');
  const properties = [
    box('hvcC', Buffer.from(hevcParameters, 'base64')),
    fullBox('ispe', 0, uint32(TILE), uint32(TILE)),
    fullBox('ispe', 0, uint32(width), uint32(height)),
    box('irot', uint8(options.turns ?? 0)),
    ...(options.isMirrored ? [box('imir', uint8(1))] : []),
    ...(options.hasProfile ? [box('colr', text('prof'), icc)] : []),
  ];
  const items: Item[] = layTiles(columns, rows, options).map((colour) => ({
    type: 'hvc1',
    data: Buffer.from(tiles[colour], 'base64'),
    properties: [1, 2],
  }));
  const picture = items.length + 1;
  items.push({
    type: 'grid',
    data: Buffer.concat([
      uint8(0),
      uint8(0),
      uint8(rows - 1),
      uint8(columns - 1),
      uint16(width),
      uint16(height),
    ]),
    properties: properties.map((_, index) => index + 1).slice(2),
    refersTo: { as: 'dimg', ids: items.map((_, index) => index + 1) },
  });
  if (options.hasMetadata) {
    // sharp's EXIF begins with six characters, which the first number skips.
    const data = Buffer.concat([uint32(6), exif]);
    items.push({ type: 'Exif', data, properties: [], refersTo: { as: 'cdsc', ids: [picture] } });
  }
  const start = box('ftyp', text(majorBrand), uint32(0), text('mif1MiHEMiPrmiafMiHBheic'));
  const parts = { items, properties, picture };
  const dataAt = start.length + describeItems(parts, 0).length + 8;
  return Buffer.concat([start, describeItems(parts, dataAt), box('mdat', ...items.map(({ data }) => data))]);
}

/** The colour of each stored tile, row by row, so that the rotated and mirrored picture has its corners in place. */
function layTiles(columns: number, rows: number, { turns = 0, isMirrored = false }: HeicOptions): Colour[] {
  let [topLeft, topRight, bottomLeft, bottomRight]: [Colour, Colour, Colour, Colour] = [
    'red',
    'green',
    'blue',
    'yellow',
  ];
  if (isMirrored) [topLeft, topRight, bottomLeft, bottomRight] = [topRight, topLeft, bottomRight, bottomLeft];
  for (let turn = 0; turn < turns; turn++) {
    [topLeft, topRight, bottomLeft, bottomRight] = [bottomLeft, topLeft, bottomRight, topRight];
  }
  return Array.from({ length: columns * rows }, (_, n) => {
    const isLeft = n % columns < columns / 2;
    if (Math.floor(n / columns) < rows / 2) return isLeft ? topLeft : topRight;
    return isLeft ? bottomLeft : bottomRight;
  });
}

/** The meta box: the items, the offsets of their bytes from `dataAt`, and their properties. */
function describeItems(
  { items, properties, picture }: { items: Item[]; properties: Buffer[]; picture: number },
  dataAt: number,
): Buffer {
  let at = dataAt;
  const places = items.map(({ data }, index) => {
    const place = Buffer.concat([uint16(index + 1), uint16(0), uint16(1), uint32(at), uint32(data.length)]);
    at += data.length;
    return place;
  });
  const names = items.map(({ type }, index) =>
    fullBox('infe', 2, uint16(index + 1), uint16(0), text(type), uint8(0)),
  );
  const references = items.flatMap(({ refersTo }, index) =>
    refersTo
      ? [box(refersTo.as, uint16(index + 1), uint16(refersTo.ids.length), ...refersTo.ids.map(uint16))]
      : [],
  );
  const traits = items.map((item, index) =>
    Buffer.concat([
      uint16(index + 1),
      uint8(item.properties.length),
      ...item.properties.map((n) => uint8(0x80 | n)),
    ]),
  );
  return fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, uint32(0), text('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, uint16(picture)),
    fullBox('iinf', 0, uint16(items.length), ...names),
    fullBox('iref', 0, ...references),
    box('iprp', box('ipco', ...properties), fullBox('ipma', 0, uint32(items.length), ...traits)),
    fullBox('iloc', 0, uint8(0x44), uint8(0), uint16(items.length), ...places),
  );
}

function fullBox(type: string, version: number, ...content: Buffer[]): Buffer {
  return box(type, uint32(version << 24), ...content);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([uint32(body.length + 8), text(type), body]);
}

function text(characters: string): Buffer {
  return Buffer.from(characters, 'latin1');
}

function uint8(value: number): Buffer {
  return Buffer.from([value]);
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
