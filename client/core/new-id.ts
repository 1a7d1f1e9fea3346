// Ids created in the browser, so that the server recognises a repeated request.

/**
 * A UUID. `crypto.randomUUID` exists in secure contexts only, so not on a phone that opens a laptop's address over
 * HTTP.
 */
export function newId(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Version 4 from sixteen random bytes. Source: RFC 9562 section 5.4. */
export function uuidOf(bytes: Uint8Array): string {
  const digits = bytes
    .with(6, ((bytes[6] ?? 0) & 0x0f) | 0x40)
    .with(8, ((bytes[8] ?? 0) & 0x3f) | 0x80)
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
