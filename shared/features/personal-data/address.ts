// The address of a file that the contract does not know.

/** Where a finished copy is fetched, by its owner. */
export function exportFilePath(id: string): string {
  return `/api/me/personal-data/exports/${id}/file`;
}
