// The list of suggestions below a search field. Source: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useConsent } from '../../../core/consent.ts';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from '../../../core/recent-searches.ts';
import { parseSearch } from '../../../core/search-params.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox, writeText } from '../../../ui/form/use-combobox.ts';
import { type Suggested, type SuggestedFilter, useSuggestions } from './use-suggestions.ts';

export interface SearchSuggestionsProps {
  /** The element around the search field and this list. */
  box: HTMLElement;
  onFilter: (filter: SuggestedFilter) => void;
}

export function SearchSuggestions({ box, onFilter }: SearchSuggestionsProps) {
  const field = box.querySelector('input');
  return field && <Suggestions {...{ box, field, onFilter }} />;
}

function Suggestions({ box, field, onFilter }: SearchSuggestionsProps & { field: HTMLInputElement }) {
  const [text, setText] = useState(field.value);
  // The user may have focused the field and typed before this script loaded.
  const [isWanted, setIsWanted] = useState(() => field === document.activeElement && !isShown(field.value));
  const [active, setActive] = useState(-1);
  const { recent, remember, remove, clear } = useRecentSearches();
  const { suggestions, isComplete } = useSuggestions(text, recent, isWanted);
  const options = isWanted ? suggestions : [];

  const parts = useCombobox({
    box,
    field,
    count: options.length,
    active,
    onMove: setActive,
    onChoose: (index) => choose(options[index]),
    onRemove: (index) => removeOption(options[index]),
    onType(typed) {
      setText(typed);
      open();
    },
    onOpen() {
      setText(field.value);
      open();
    },
    onClose: close,
    onSubmit() {
      remember(field.value);
      close();
    },
    onLeave() {
      // Typing searches without a submit, so the text left in the field has been searched for.
      if (isShown(field.value)) remember(field.value);
      close();
    },
  });

  function open(): void {
    setIsWanted(true);
    setActive(-1);
  }

  function close(): void {
    setIsWanted(false);
    setActive(-1);
  }

  function choose(chosen: Suggested | undefined): void {
    if (!chosen) return;
    // The text is written at once, because the submitted form reads it from the field.
    const { kind, text: name } = chosen;
    const isFilter = kind === 'category' || kind === 'brand';
    flushSync(() => writeText(field, isFilter ? '' : name));
    close();
    if (isFilter) onFilter(kind === 'category' ? { category: name } : { brand: name });
    else field.form?.requestSubmit();
  }

  function removeOption(option: Suggested | undefined): void {
    if (option?.kind !== 'recent') return;
    remove(option.text);
    setActive(-1);
    field.focus();
  }

  return (
    <>
      <output className="sr-only">{isWanted && isComplete ? describeCount(options.length, text) : ''}</output>
      {options.length > 0 && (
        <SuggestionList
          {...{ parts, options }}
          onRemove={removeOption}
          onClear={() => {
            clear();
            field.focus();
          }}
        />
      )}
    </>
  );
}

function useRecentSearches() {
  const hasConsent = useConsent() === 'accepted';
  const [stored, setStored] = useState(readRecentSearches);
  const change = (write: () => void): void => {
    write();
    setStored(readRecentSearches());
  };
  return {
    recent: hasConsent ? stored : [],
    remember(text: string): void {
      const searched = text.trim();
      if (hasConsent && searched !== '') change(() => addRecentSearch(searched));
    },
    remove: (text: string) => change(() => removeRecentSearch(text)),
    clear: () => change(clearRecentSearches),
  };
}

/** Whether the page shows the hits of this text. */
function isShown(text: string): boolean {
  return text !== '' && parseSearch(location.search)['search'] === text.trim();
}

function describeCount(count: number, text: string): string {
  if (count === 0) return text.trim() === '' ? '' : 'Inga förslag';
  return `${count} förslag`;
}
