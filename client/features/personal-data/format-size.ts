// Formats a file size for users.

/** For example "850 kB" or "1,2 MB". */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return `${kilobytes} kB`;
  return `${(kilobytes / 1000).toFixed(1).replace('.', ',')} MB`;
}
