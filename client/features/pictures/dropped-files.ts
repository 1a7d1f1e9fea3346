// Files dropped or pasted anywhere on the page.
import { useEffect, useEffectEvent, useState } from 'react';

/** Passes the files to `onFiles`; returns true while files are dragged over the page. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList) => onFiles([...files]));

  useEffect(() => {
    // On the whole page: a drop next to the zone would make the browser open the picture and leave the form.
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    };
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (!clipboardData || clipboardData.files.length === 0) return;
      // The clipboard of text copied from a document often includes a picture of it.
      const isWriting = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isWriting && clipboardData.types.includes('text/plain')) return;
      take(clipboardData.files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', hover, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}

function hasFiles(data: DataTransfer): boolean {
  return data.types.includes('Files');
}
