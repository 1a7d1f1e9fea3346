// A text that is being written, kept in this tab until it is sent, for whoever wrote it. Strictly necessary for what the person
// has asked for.
import { useState } from 'react';
import { useViewer } from './viewer.ts';

/**
 * Like `useState`, and a reload or a slip loses nothing; `forget` when it is sent.
 *
 * @param id of all texts that are written on the site
 */
export function useKeptText(id: string): {
  text: string;
  setText: (text: string) => void;
  forget: () => void;
} {
  const key = `kept-text ${useViewer()?.id} ${id}`;
  const [text, setState] = useState(() => readText(key));
  function setText(written: string): void {
    setState(written);
    keepText(key, written);
  }
  return { text, setText, forget: () => keepText(key, '') };
}

function readText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** An empty one is removed. A browser that keeps nothing is no reason to fail. */
function keepText(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}
