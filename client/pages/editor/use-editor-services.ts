// Connects the text editor with the preview of the server and the upload of pictures.
import { useMemo } from 'react';
import { useApi } from '../../core/api.ts';
import { describePickFlaw } from '../../features/pictures/check-picked-files.ts';
import { UploadFailure, uploadPicture } from '../../features/pictures/upload-picture.ts';
import type { EditorServices } from '../../ui/editor/markdown-editor.tsx';

/** @param findPeople suggests whom the text may mention, such as those who take part in a discussion */
export function useEditorServices(findPeople?: EditorServices['findPeople']): EditorServices {
  const api = useApi();
  return useMemo(
    () => ({
      preview: async (text) => (await api.markdown.preview.call({ text })).html,
      uploadPicture: uploadForText,
      findPeople,
    }),
    [api, findPeople],
  );
}

async function uploadForText(file: File, signal: AbortSignal): Promise<{ id: string }> {
  const flaw = describePickFlaw(file);
  if (flaw) throw new Error(flaw);
  try {
    return await uploadPicture(file, { signal, onProgress: () => undefined });
  } catch (error) {
    throw error instanceof UploadFailure ? new Error(`${error.message} ${error.explanation}`) : error;
  }
}
