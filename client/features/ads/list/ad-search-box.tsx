// The search field of the marketplace: searches when typing pauses, and works as a plain form.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { MAX_SEARCH_LENGTH } from '#shared/features/ads/rules.ts';
import { controlStyle } from '../../../ui/form/text-input.tsx';
import { useEarlyValue } from '../../../ui/form/use-early-value.ts';
import { filterForm } from './filter-controls.tsx';

/** Debounce delay in ms: a layout shift within 500 ms of a key press counts as expected. */
const DEBOUNCE_MS = 300;

export interface AdSearchBoxProps {
  /** The search text in the URL. */
  value: string;
  /** An empty text removes the search. */
  onSearch: (text: string) => void;
}

export function AdSearchBox({ value, onSearch }: AdSearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  /** The typed text that is searched for when typing pauses. */
  const [pending, setPending] = useState<string>();
  /** The search that the URL has not confirmed yet. */
  const [searched, setSearched] = useState<string>();
  const [known, setKnown] = useState(value);
  // The draft follows the URL, except when the URL only confirms the last search while the user is still typing. A search of the
  // replaced draft would overwrite the page that Back or a link has opened.
  if (known !== value) {
    setKnown(value);
    if (value === searched) setSearched(undefined);
    else {
      setDraft(value);
      setPending(undefined);
    }
  }
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const searchPending = useEffectEvent(search);
  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => searchPending(pending), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  useEarlyValue(input, value, type);

  function search(text: string): void {
    setPending(undefined);
    const wanted = text.trim();
    const isNew = wanted !== latest.current;
    setSearched(isNew ? wanted : undefined);
    if (isNew) onSearch(wanted);
  }

  function type(text: string): void {
    setDraft(text);
    setPending(text);
  }

  function clear(): void {
    setDraft('');
    search('');
    input.current?.focus();
  }

  return (
    <search className="relative block">
      <input
        ref={input}
        type="search"
        name="search"
        form={filterForm}
        aria-label="Sök bland annonser"
        placeholder="Sök på skor, bollar, tröjor"
        value={draft}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        className={`${controlStyle} h-12 pr-24 [&::-webkit-search-cancel-button]:hidden`}
      />
      <span className="absolute top-0.5 right-0.5 flex">
        {draft !== '' && (
          <button
            type="button"
            aria-label="Rensa sökningen"
            onClick={clear}
            className="flex size-11 items-center justify-center rounded-md text-muted hover:text-ink"
          >
            <X size={18} />
          </button>
        )}
        <button
          type="submit"
          form={filterForm}
          aria-label="Sök"
          className="flex size-11 items-center justify-center rounded-md bg-ink text-bg transition-colors duration-150 hover:bg-pine hover:text-pine-ink"
        >
          <Search size={18} />
        </button>
      </span>
    </search>
  );
}
