// Reads a text file: UTF-8, UTF-16 with a byte order mark, or Windows-1252, which spreadsheets on Windows write.

export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
