// The marketplace's search: follows along when the typing pauses, and works as a plain form too.
import { useEffect, useId, useRef, useState } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '#shared/features/ads/rules.ts';
import { adTexts } from '#shared/features/ads/words.ts';
import { controlStyle } from '../../../ui/form/text-input.tsx';
import { useEarlyValue } from '../../../ui/form/use-early-value.ts';
import { filterForm } from './filter-controls.tsx';

/** How long the typing rests before the list follows, in ms: what moves within half a second of a key is expected to. */
const PAUSE = 300;

export interface AdSearchBoxProps {
  /** The text the list is searched by now. */
  value: string;
  /** An empty text takes the search off. */
  onSearch: (text: string) => void;
}

export function AdSearchBox({ value, onSearch }: AdSearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hintId = useId();
  const [draft, setDraft] = useState(value);
  const [asked, setAsked] = useState(value);
  const [known, setKnown] = useState(value);
  // What the address says is followed, unless it is only our own question coming back while the typing goes on.
  if (known !== value) {
    setKnown(value);
    if (value !== asked) setDraft(value);
  }
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(resting.current), []);

  useEarlyValue(input, value, type);

  const isTooShort = draft.trim() !== '' && draft.trim().length < MIN_SEARCH_LENGTH;

  function search(text: string): void {
    clearTimeout(resting.current);
    const wanted = text.trim();
    if (wanted !== '' && wanted.length < MIN_SEARCH_LENGTH) return;
    setAsked(wanted);
    if (wanted !== latest.current) onSearch(wanted);
  }

  function type(text: string): void {
    setDraft(text);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => search(text), PAUSE);
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
        aria-describedby={hintId}
        placeholder="Sök på skor, bollar, tröjor"
        value={draft}
        minLength={MIN_SEARCH_LENGTH}
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
      <span id={hintId} aria-live="polite">
        {isTooShort && (
          <span className="absolute top-full left-0 z-20 mt-1 rounded-sm bg-hall px-3 py-1.5 text-sm text-hall-ink">
            {adTexts.searchTooShort}
          </span>
        )}
      </span>
    </search>
  );
}
