// Storage keys of copies of personal data.

export const EXPORT_FOLDER = 'exports';

export function exportKey(id: string): string {
  return `${EXPORT_FOLDER}/${id.slice(0, 2)}/${id}.zip`;
}

/** The id of the copy that a stored file belongs to, complete or partial; null for other files. */
export function exportOfKey(key: string): string | null {
  return (
    /^exports\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip(?:\.[0-9a-f]+\.part)?$/.exec(
      key,
    )?.[1] ?? null
  );
}
