// Under which keys copies of personal data are stored.

export const EXPORT_FOLDER = 'exports';

export function exportKey(id: string): string {
  return `${EXPORT_FOLDER}/${id.slice(0, 2)}/${id}.zip`;
}

/** The copy that a stored file belongs to, finished or not; null for a file that is not ours. */
export function exportOfKey(key: string): string | null {
  return (
    /^exports\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip(?:\.[0-9a-f]+\.part)?$/.exec(
      key,
    )?.[1] ?? null
  );
}
