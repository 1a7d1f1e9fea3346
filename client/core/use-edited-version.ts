// The version of a record with which editing began. Queries are refetched in the background: with the newest version, a save
// would overwrite what another user has changed since then.
import { useState } from 'react';

export interface EditedVersion {
  /** Sent with the change. */
  version: number;
  /** Call it when the server refuses the version: the form then shows the current record and saves with its version. */
  renew: () => void;
}

/**
 * @param current the newest version that was fetched
 * @param start the version with which editing began, if earlier, such as that of a stored draft
 */
export function useEditedVersion(current: number, start = current): EditedVersion {
  const [version, setVersion] = useState(start);
  const [isRefused, setIsRefused] = useState(false);
  // The newer version may arrive after the refusal.
  if (isRefused && version !== current) {
    setVersion(current);
    setIsRefused(false);
  }
  return { version, renew: () => setIsRefused(true) };
}
