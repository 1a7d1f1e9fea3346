// Uploads pictures that are pasted into the text, dropped on it or picked. Each is a row in the text while it uploads.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pictureOf } from '#shared/markdown/references.ts';

/** @throws Error whose message explains in a sentence why the picture is refused */
export type UploadPicture = (file: File, signal: AbortSignal) => Promise<{ id: string }>;

export interface PastedPictures {
  /** Returns whether there were files to upload. */
  add: (files: FileList | readonly File[] | undefined) => boolean;
  /** The sentence of the last failure. */
  error: string | undefined;
  isUploading: boolean;
}

interface Field {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Changes the text as it is when it is called. */
  change: (edit: (text: string) => string) => void;
}

export function usePastedPictures(
  upload: UploadPicture | undefined,
  { area, change }: Field,
): PastedPictures {
  const [error, setError] = useState<string>();
  const [uploading, setUploading] = useState(0);
  const count = useRef(0);
  const closing = useRef(new AbortController());
  useEffect(() => {
    // A component may be mounted again.
    if (closing.current.signal.aborted) closing.current = new AbortController();
    const { current } = closing;
    return () => current.abort();
  }, []);

  async function send(file: File, sendFile: UploadPicture): Promise<void> {
    count.current += 1;
    const placeholder = `![Laddar upp bild ${count.current} …]()`;
    const { signal } = closing.current;
    const at = area.current?.selectionEnd;
    change((text) => insertRow(text, at ?? text.length, placeholder));
    setUploading((number) => number + 1);
    try {
      const { id } = await sendFile(file, signal);
      if (!signal.aborted) change((text) => text.replace(placeholder, () => pictureOf({ id, alt: 'Bild' })));
    } catch (failure) {
      if (signal.aborted) return;
      change((text) => text.replace(`${placeholder}\n`, '').replace(placeholder, ''));
      setError(failure instanceof Error ? failure.message : 'Kunde inte ladda upp bilden');
    } finally {
      setUploading((number) => number - 1);
    }
  }

  return {
    error,
    isUploading: uploading > 0,
    add(files) {
      if (!upload || !files || files.length === 0) return false;
      setError(undefined);
      for (const file of files) void send(file, upload);
      return true;
    },
  };
}

/** Inserts a row of its own at a place in the text. */
function insertRow(text: string, at: number, row: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const start = before === '' || before.endsWith('\n') ? '' : '\n';
  return `${before}${start}${row}\n${after.replace(/^\n/, '')}`;
}
