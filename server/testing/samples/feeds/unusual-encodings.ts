// Feeds in encodings that are unusual, undeclared or declared wrongly.
import { item, rss, type UnusualFeed } from './unusual-feed.ts';

const text = rss(item('Åäö – på väg', '/1'));
const withDash = text;
/** ISO-8859-1 has no dash of that width. */
const latin = text.replace('–', '-');
const declared = (encoding: string, source = latin) =>
  source.replace('encoding="UTF-8"', `encoding="${encoding}"`);
const undeclared = latin.replace(' encoding="UTF-8"', '');
const utf16le = (source: string) => Buffer.from(source, 'utf16le');
const utf16be = (source: string) => utf16le(source).swap16();
/** A dash in windows-1252 is one byte, which latin1 cannot write. */
const windows1252 = (source: string) =>
  Buffer.concat(
    source
      .split('–')
      .flatMap((part) => [Buffer.from([0x96]), Buffer.from(part, 'latin1')])
      .slice(1),
  );
const marked = (mark: number[], bytes: Uint8Array) => Buffer.concat([Buffer.from(mark), bytes]);

const plain = [{ title: 'Åäö - på väg' }];
const dashed = [{ title: 'Åäö – på väg' }];

export const unusualEncodings: readonly UnusualFeed[] = [
  { name: 'UTF-8', body: withDash, format: 'RSS', items: dashed },
  {
    name: 'UTF-8 with a byte order mark',
    body: marked([0xef, 0xbb, 0xbf], Buffer.from(withDash)),
    format: 'RSS',
    items: dashed,
  },
  {
    name: 'UTF-8 that the declaration calls ISO-8859-1',
    body: Buffer.from(declared('ISO-8859-1', withDash)),
    format: 'RSS',
    items: dashed,
  },
  {
    name: 'UTF-8 that the header calls ISO-8859-1',
    body: Buffer.from(withDash),
    contentType: 'text/xml; charset=ISO-8859-1',
    format: 'RSS',
    items: dashed,
  },
  {
    name: 'ISO-8859-1 by its declaration',
    body: Buffer.from(declared('ISO-8859-1'), 'latin1'),
    format: 'RSS',
    items: plain,
  },
  {
    name: 'ISO-8859-1 that the declaration calls UTF-8',
    body: Buffer.from(latin, 'latin1'),
    format: 'RSS',
    items: plain,
  },
  {
    name: 'ISO-8859-1 by the header alone',
    body: Buffer.from(undeclared, 'latin1'),
    contentType: 'application/rss+xml; charset="iso-8859-1"',
    format: 'RSS',
    items: plain,
  },
  {
    name: 'windows-1252 that nothing declares',
    body: windows1252(text.replace(' encoding="UTF-8"', '')),
    format: 'RSS',
    items: dashed,
  },
  {
    name: 'windows-1252 that the declaration calls ISO-8859-1',
    body: windows1252(declared('ISO-8859-1', text)),
    format: 'RSS',
    items: dashed,
  },
  {
    name: 'an encoding that does not exist',
    body: Buffer.from(declared('klingon-1'), 'latin1'),
    format: 'RSS',
    items: plain,
  },
  {
    name: 'UTF-16, little-endian, with a byte order mark',
    body: marked([0xff, 0xfe], utf16le(declared('UTF-16', withDash))),
    format: 'RSS',
    items: dashed,
  },
  {
    name: 'UTF-16, big-endian, with a byte order mark',
    body: marked([0xfe, 0xff], utf16be(declared('UTF-16', withDash))),
    format: 'RSS',
    items: dashed,
  },
  {
    name: 'UTF-16 without a byte order mark',
    body: utf16le(declared('UTF-16', withDash)),
    format: 'RSS',
    items: dashed,
  },
  {
    name: 'KOI8-R by its declaration',
    body: Buffer.concat([
      Buffer.from(
        '<?xml version="1.0" encoding="koi8-r"?><rss version="2.0"><channel><title>B</title><item><title>',
      ),
      Buffer.from([0xed, 0xd1, 0xde]),
      Buffer.from('</title><link>/1</link></item></channel></rss>'),
    ]),
    format: 'RSS',
    items: [{ title: 'Мяч' }],
  },
];
