// The row above the text: the formatting buttons, and the button between the text and its preview.
import Eye from 'lucide-react/icons/eye';
import type { ReactNode } from 'react';
import type { Preview } from './editor-preview.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';

export interface EditorHeaderProps {
  /** The id of the text field. */
  field: string;
  preview: Preview;
  /** Further buttons of the toolbar. */
  children: ReactNode;
}

export function EditorHeader({ field, preview, children }: EditorHeaderProps) {
  const isPreview = preview.outcome !== null;
  return (
    <div className="flex flex-wrap items-center border-b border-line px-1">
      {isPreview ? (
        <span className="px-2 text-sm font-semibold">Förhandsgranskning</span>
      ) : (
        <EditorToolbar field={field}>{children}</EditorToolbar>
      )}
      <button
        type="button"
        className="ml-auto min-h-9 min-w-9 rounded-md px-2 text-sm font-semibold text-pine hover:bg-sunken sm:px-3"
        onClick={isPreview ? preview.close : preview.open}
      >
        {isPreview ? (
          'Skriv vidare'
        ) : (
          <>
            <Eye size={18} aria-hidden="true" className="sm:hidden" />
            <span className="max-sm:sr-only">Förhandsgranska</span>
          </>
        )}
      </button>
    </div>
  );
}
