// Decodes the bytes of a feed, whose encoding is named in up to three places that are often wrong.

/** Bytes at the beginning in which an XML declaration is looked for. */
const DECLARATION_BYTES = 400;

/**
 * Decodes by the first that applies: the byte order mark, UTF-8 if the bytes are valid UTF-8, the encoding of the HTTP header,
 * that of the XML declaration, windows-1252.
 *
 * @param contentType the value of the HTTP header
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const marked = encodingOfMark(bytes) ?? encodingWithoutMark(bytes);
  if (marked) return decode(bytes, marked) ?? '';
  const text = decode(bytes, 'utf-8', true);
  if (text !== null) return text;
  const declared = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const candidates = [
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1],
    /<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i.exec(declared)?.[1],
    'windows-1252',
  ];
  for (const encoding of candidates) {
    // The bytes have been found not to be valid UTF-8, so a declaration of UTF-8 is wrong.
    if (!encoding || /^utf-?8$/i.test(encoding)) continue;
    const decoded = decode(bytes, encoding);
    if (decoded !== null) return decoded;
  }
  return '';
}

function encodingOfMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Detects UTF-16 without a byte order mark: every other byte of the first tag is zero. */
function encodingWithoutMark([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return null;
}

/** Null for an unknown encoding and, if `isStrict`, for invalid bytes. */
function decode(bytes: Uint8Array, encoding: string, isStrict = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal: isStrict }).decode(bytes);
  } catch {
    return null;
  }
}
