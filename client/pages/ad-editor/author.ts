// Whose page it is: the person last signed in while it was open.
import { useState } from 'react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { useViewer } from '../../core/viewer.ts';

/** Stays when a session ends behind our back, so that nothing written leaves the screen; null for a visitor. */
export function useAuthor(): Viewer | null {
  const viewer = useViewer();
  const [author, setAuthor] = useState(viewer);
  if (!viewer || viewer === author) return author;
  setAuthor(viewer);
  return viewer;
}
