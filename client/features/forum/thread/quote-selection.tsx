// A button beside text that is selected in the thread, which quotes it.
import TextQuote from 'lucide-react/icons/text-quote';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { placeAboveBars } from '../../../ui/layout/measured-bar.ts';
import type { Quoted } from '../writing/quoted.ts';

/** Marks a text that can be quoted: by the number of its comment, 0 for the post. */
export const quotable = (number: number, name: string) => ({
  'data-quote-of': number,
  'data-quote-name': name,
});

const MAX_LENGTH = 2000;
/** Width in px that is reserved for the button, so that it is never outside the window. */
const BUTTON_WIDTH = 110;

interface Place {
  quoted: Quoted;
  left: number;
  /** Where the button would be if no bar were there. */
  top: number;
}

export function QuoteSelection({ onQuote }: { onQuote: (quoted: Quoted) => void }) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    document.addEventListener('selectionchange', () => setPlace(findPlace()), { signal });
    document.addEventListener('scroll', () => setPlace(findPlace()), { signal, passive: true });
    return () => closing.abort();
  }, []);
  if (!place) return null;
  return (
    <div
      ref={(element) => {
        // The content policy refuses style attributes, but not styles that a script sets.
        element?.style.setProperty('left', `${place.left}px`);
        element?.style.setProperty('--below-selection', `${place.top}px`);
        return placeAboveBars(element);
      }}
      className="above-bars fixed top-[clamp(calc(var(--top-bar)+0.5rem),var(--below-selection),calc(100dvh-var(--bottom-bars)-3.25rem))] z-30 rounded-md bg-surface shadow-lg"
      // Without this, pressing the button would clear the selection.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button
        size="sm"
        icon={<TextQuote size={18} />}
        onClick={() => {
          onQuote(place.quoted);
          document.getSelection()?.removeAllRanges();
        }}
      >
        Citera
      </Button>
    </div>
  );
}

/** The selected text, if the selection is within one text of the thread. */
function findSelected(): { quoted: Quoted; range: Range } | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: node } = range;
  const text = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-quote-of]');
  const selected = selection.toString().trim();
  return text && selected !== '' ? { quoted: quotedFrom(text, selected), range } : null;
}

function findPlace(): Place | null {
  const selected = findSelected();
  if (!selected) return null;
  const { bottom, right } = selected.range.getBoundingClientRect();
  return {
    quoted: selected.quoted,
    left: Math.max(8, Math.min(right, innerWidth - BUTTON_WIDTH)),
    top: bottom + 8,
  };
}

function quotedFrom({ dataset }: HTMLElement, text: string): Quoted {
  const { quoteOf: id = '0', quoteName: name = '' } = dataset;
  return { id, name, text: text.slice(0, MAX_LENGTH) };
}

/** The selected part of a text of the thread; without a selection, the whole text without the quotes inside it. */
export function quoteText(number: number): Quoted | null {
  const selected = findSelected();
  if (selected?.quoted.id === String(number)) return selected.quoted;
  const text = document.querySelector<HTMLElement>(`[data-quote-of="${number}"] .rich-text`);
  const passages = [...(text?.children ?? [])].flatMap((block) =>
    block instanceof HTMLElement && block.tagName !== 'BLOCKQUOTE' ? [block.innerText.trim()] : [],
  );
  const marked = text?.closest<HTMLElement>('[data-quote-of]');
  return marked ? quotedFrom(marked, passages.filter(Boolean).join('\n\n')) : null;
}
