// Uploads pictures that are pasted into the text, dropped on it or picked. Each is a row in the text while it uploads.
import { useEffect, useRef, useState } from 'react';
import { pictureOf } from '#shared/markdown/references.ts';
import { toast } from '../feedback/toast.ts';
import { warnBeforeUnload } from '../form/warn-before-unload.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** Percent of the file sent. */
  onProgress: (percent: number) => void;
}

/** @throws Error whose message is shown to the user and explains why the picture is refused */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<{ id: string }>;

export interface TextPictures {
  upload: UploadPicture;
  /** Maximum number of pictures in a text. */
  max: number;
  /** Address of a small size. */
  urlOf: (id: string) => string;
}

export interface PastedPictures {
  /** Returns whether there were files to upload. */
  add: (files: FileList | readonly File[] | undefined) => boolean;
  /** The sentence of the last failure. */
  error: string | undefined;
  /** Percent sent of all uploads; null when there are none. */
  percent: number | null;
}

interface Field {
  /** Where a picture is inserted: the place of the caret in the text. */
  caretAt: () => number;
  /** Number of pictures in the text. */
  count: number;
  /** Applies the edit to the current text. */
  change: (edit: (text: string) => string) => void;
}

const UPLOAD = /!\[Laddar upp bild \d+ …\]\(\)\n?/;

/** Whether a picture of the text is being uploaded. */
export function hasUpload(text: string): boolean {
  return UPLOAD.test(text);
}

/** The text without uploads that closing the page has interrupted, for a draft after a reload. */
export function withoutUploads(text: string): string {
  return text.replaceAll(new RegExp(UPLOAD, 'g'), '');
}

export function usePastedPictures(
  pictures: TextPictures | undefined,
  { caretAt, count: present, change }: Field,
): PastedPictures {
  const [error, setError] = useState<string>();
  /** Percent sent, by number of the upload. */
  const [percents, setPercents] = useState<ReadonlyMap<number, number>>(new Map());
  const count = useRef(0);
  const uploading = useRef(0);
  const closing = useRef(new AbortController());
  useEffect(() => {
    // The effect runs again after its cleanup when React mounts the component again.
    if (closing.current.signal.aborted) closing.current = new AbortController();
    const { current } = closing;
    const endWarning = warnBeforeUnload(() => uploading.current > 0);
    return () => {
      endWarning();
      current.abort();
      if (uploading.current > 0) toast.error('Bilden hann inte laddas upp. Lägg till den igen.');
    };
  }, []);

  async function send(file: File, sendFile: UploadPicture): Promise<void> {
    count.current += 1;
    uploading.current += 1;
    const number = count.current;
    const placeholder = `![Laddar upp bild ${number} …]()`;
    const setPercent = (percent: number) => setPercents((before) => new Map(before).set(number, percent));
    const { signal } = closing.current;
    const at = caretAt();
    change((before) => insertRow(before, at, placeholder));
    setPercent(0);
    try {
      const { id } = await sendFile(file, { signal, onProgress: setPercent });
      if (!signal.aborted) change((before) => before.replace(placeholder, () => pictureOf({ id, alt: '' })));
    } catch (failure) {
      if (signal.aborted) return;
      change((before) => before.replace(`${placeholder}\n`, '').replace(placeholder, ''));
      setError(failure instanceof Error ? failure.message : 'Kunde inte ladda upp bilden');
    } finally {
      uploading.current -= 1;
      setPercents((before) => new Map([...before].filter(([key]) => key !== number)));
    }
  }

  return {
    error,
    percent:
      percents.size === 0
        ? null
        : Math.round([...percents.values()].reduce((sum, percent) => sum + percent, 0) / percents.size),
    add(files) {
      if (!pictures || !files || files.length === 0) return false;
      const room = pictures.max - present - percents.size;
      setError(files.length > room ? `Högst ${pictures.max} bilder i en text` : undefined);
      for (const file of [...files].slice(0, Math.max(0, room))) void send(file, pictures.upload);
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
