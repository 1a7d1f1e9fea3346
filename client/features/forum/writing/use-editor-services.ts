// What the editor of posts and comments is connected with: the preview by the server.
import { useMemo } from 'react';
import { useApi } from '../../../core/api.ts';
import type { EditorServices } from '../../../ui/editor/markdown-editor.tsx';

export function useForumEditorServices(): EditorServices {
  const { markdown } = useApi();
  return useMemo(
    () => ({ preview: async (text) => (await markdown.preview.call({ text })).html }),
    [markdown],
  );
}
