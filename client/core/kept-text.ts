// A text that is being written, kept in this tab until it is sent. Strictly necessary for what the person has asked for.
import { useState } from 'react';

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
  const [text, setState] = useState(() => readText(id));
  function setText(written: string): void {
    setState(written);
    keepText(id, written);
  }
  return { text, setText, forget: () => keepText(id, '') };
}

const keyOf = (id: string): string => `kept-text ${id}`;

function readText(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

/** An empty one is removed. A browser that keeps nothing is no reason to fail. */
function keepText(id: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(id), text);
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}
