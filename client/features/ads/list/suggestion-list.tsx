// The listbox of suggestions, in groups. Buttons to remove recent searches are beside it: an option cannot contain a button.
import { useEffect, useRef } from 'react';
import Clock from 'lucide-react/icons/clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import Tag from 'lucide-react/icons/tag';
import TrendingUp from 'lucide-react/icons/trending-up';
import X from 'lucide-react/icons/x';
import type { ComboboxParts } from '../../../ui/form/use-combobox.ts';
import type { Suggested } from './use-suggestions.ts';

export interface SuggestionListProps {
  parts: ComboboxParts;
  /** Grouped: options of the same kind are adjacent. */
  options: readonly Suggested[];
  onRemove: (option: Suggested) => void;
  onClear: () => void;
}

const groups = {
  recent: { label: 'Dina senaste sökningar', Icon: Clock },
  word: { label: 'Sökord', Icon: Search },
  popular: { label: 'Populära sökningar', Icon: TrendingUp },
  category: { label: 'Kategorier', Icon: LayoutGrid },
  brand: { label: 'Märken', Icon: Tag },
} as const;
/** Space between the list and an on-screen keyboard. */
const MARGIN_PX = 8;
/** A smaller change of the viewport is caused by a collapsing browser toolbar, not by a keyboard. */
const MIN_KEYBOARD_PX = 100;
const MIN_HEIGHT_PX = 132;

export function SuggestionList({ parts, options, onRemove, onClear }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? followList(list.current) : undefined), []);
  const recent = options.filter(({ kind }) => kind === 'recent');
  return (
    <div
      ref={list}
      className="absolute inset-x-0 top-full z-40 max-w-2xl mt-1 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface text-left text-base text-ink shadow-overlay"
    >
      <div {...parts.list} aria-label="Sökförslag">
        {kindsOf(options).map((kind) => {
          const { label, Icon } = groups[kind];
          return (
            <div key={kind} {...parts.groupOf(label)} className="border-line py-1 not-first:border-t">
              <div
                role="presentation"
                className="flex h-11 items-center px-3 text-sm font-semibold text-muted"
              >
                {label}
              </div>
              {options.map(
                (option, index) =>
                  option.kind === kind && (
                    <div
                      key={option.text}
                      {...parts.optionOf(index)}
                      className="flex h-11 cursor-pointer items-center gap-3 px-3 hover:bg-sunken aria-selected:bg-sunken aria-selected:shadow-[inset_3px_0_0_var(--color-pine)]"
                    >
                      <Icon size={18} aria-hidden className="shrink-0 text-muted" />
                      <span className={`truncate ${kind === 'recent' ? 'pr-11' : ''}`}>{option.text}</span>
                    </div>
                  ),
              )}
            </div>
          );
        })}
      </div>
      {recent.length > 0 && (
        <div className="absolute top-1 right-1 flex flex-col items-end">
          <button
            type="button"
            onClick={onClear}
            className="h-11 px-3 text-sm font-semibold text-pine underline underline-offset-4 hover:text-pine-hover"
          >
            Ta bort alla
          </button>
          {recent.map((option) => (
            <button
              key={option.text}
              type="button"
              aria-label={`Ta bort ${option.text}`}
              onClick={() => onRemove(option)}
              className="flex size-11 items-center justify-center rounded-md text-muted hover:text-ink"
            >
              <X size={18} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function kindsOf(options: readonly Suggested[]): Suggested['kind'][] {
  return [...new Set(options.map(({ kind }) => kind))];
}

/**
 * Limits the list's height so that it ends above an on-screen keyboard or the bars at the bottom of the page. A press on the
 * list leaves the focus in the field.
 */
function followList(list: HTMLElement): () => void {
  const viewport = window.visualViewport;
  const controller = new AbortController();
  const fit = () => {
    const page = document.documentElement;
    const [top, height] = viewport ? [viewport.offsetTop, viewport.height] : [0, page.clientHeight];
    const hasKeyboard = page.clientHeight - height > MIN_KEYBOARD_PX;
    // `scrollPaddingBottom` is the height of the bars at the bottom, which an on-screen keyboard covers.
    const below = hasKeyboard
      ? MARGIN_PX
      : Number.parseFloat(getComputedStyle(page).scrollPaddingBottom) || MARGIN_PX;
    const room = top + height - below - list.getBoundingClientRect().top;
    list.style.maxHeight = `${Math.max(MIN_HEIGHT_PX, room)}px`;
  };
  for (const event of ['resize', 'scroll'])
    viewport?.addEventListener(event, fit, { signal: controller.signal });
  window.addEventListener('scroll', fit, { signal: controller.signal, passive: true });
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal: controller.signal });
  fit();
  return () => controller.abort();
}
