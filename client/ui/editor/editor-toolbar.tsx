// The formatting buttons above the text: each wraps the selection, and the browser's undo still works.
import '@github/markdown-toolbar-element';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import TextQuote from 'lucide-react/icons/text-quote';
import type { KeyboardEvent, ReactNode } from 'react';
import { iconButtonStyle } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';

/** Names of styles in the toolbar element. */
const shortcuts: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', k: 'link' };

const buttons = [
  { style: 'bold', label: 'Fet', shortcut: 'B', Icon: Bold },
  { style: 'italic', label: 'Kursiv', shortcut: 'I', Icon: Italic },
  { style: 'link', label: 'Länk', shortcut: 'K', Icon: Link },
  { style: 'quote', label: 'Citat', Icon: TextQuote },
  { style: 'unordered-list', label: 'Punktlista', Icon: List },
  { style: 'ordered-list', label: 'Numrerad lista', Icon: ListOrdered },
  { style: 'code', label: 'Kod', Icon: Code },
];

/** On a phone all of them fit in a row. */
export const toolButtonStyle = classNames(iconButtonStyle({ small: true }), 'max-sm:w-8');

/** @param props.field id of the text field */
export function EditorToolbar({ field, children }: { field: string; children?: ReactNode }) {
  return (
    // `contents` makes the buttons items of the editor's row, so that the preview button wraps together with them.
    <markdown-toolbar for={field} aria-label="Formatering" className="contents">
      {buttons.map(({ style, label, shortcut, Icon }) => (
        <button
          key={style}
          type="button"
          data-md-button={style}
          aria-label={label}
          aria-keyshortcuts={shortcut && `Control+${shortcut}`}
          title={shortcut ? `${label} (Ctrl+${shortcut})` : label}
          className={toolButtonStyle}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
      {children}
    </markdown-toolbar>
  );
}

/** Ctrl (or Cmd) and B, I or K in the text field press the button. */
export function pressShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const style = shortcuts[event.key.toLowerCase()];
  const toolbar = document.querySelector(`markdown-toolbar[for="${event.currentTarget.id}"]`);
  const button = style && toolbar?.querySelector<HTMLElement>(`[data-md-button="${style}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
