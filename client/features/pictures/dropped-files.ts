// Files that come without the chooser: dropped anywhere on the page, or pasted into it.
import { useEffect, useEffectEvent, useState } from 'react';

/** Gives the files on; true while files hang over the page. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList) => onFiles([...files]));

  useEffect(() => {
    // Anywhere, not only on the zone: a near miss would make the browser open the picture and leave the form.
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer || !bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    };
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (!clipboardData || clipboardData.files.length === 0) return;
      // Text copied from a document often brings a picture of itself.
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

function bringsFiles(brought: DataTransfer): boolean {
  return brought.types.includes('Files');
}
