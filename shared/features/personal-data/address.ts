// Path of the export file, which is outside the contract.

/** The finished export; accessible to its owner only. */
export function exportFilePath(id: string): string {
  return `/api/me/personal-data/exports/${id}/file`;
}
