// Services of the editor of posts and comments: preview and mentionable people from the server, uploads from the page.
import { useContext, useMemo } from 'react';
import { MAX_PICTURES_PER_TEXT } from '#shared/features/forum/rules.ts';
import { textPictureUrl } from '#shared/features/pictures/urls.ts';
import { useApi } from '../../../core/api.ts';
import type { EditorServices } from '../../../ui/editor/markdown-editor.tsx';
import { TextUploads } from './text-uploads.ts';

/** @param postId the thread whose participants can be mentioned; undefined for a new post, which has none yet */
export function useForumEditorServices(postId: string | undefined): EditorServices {
  const api = useApi();
  const upload = useContext(TextUploads);
  return useMemo(
    () => ({
      preview: async (text) => (await api.markdown.preview.call({ text })).html,
      pictures: upload && {
        upload,
        max: MAX_PICTURES_PER_TEXT,
        urlOf: (id) => textPictureUrl(id, 400),
      },
      findPeople: postId
        ? async (text) => (await api.forum.findPeople.call({ id: postId, text })).people
        : undefined,
    }),
    [api, upload, postId],
  );
}
