// The author of the form: the user last signed in while the page was open.
import { useState } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { useViewer } from '../../core/viewer.ts';

/** Unchanged when the session expires, so that the form stays on the screen; null for a visitor. */
export function useAuthor(): Viewer | null {
  const viewer = useViewer();
  const [author, setAuthor] = useState(viewer);
  if (!viewer || viewer === author) return author;
  setAuthor(viewer);
  return viewer;
}
