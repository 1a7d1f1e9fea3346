// A search box that also works before hydration and without JavaScript: a form with a GET address.
import { useRef, useState, type FormEvent } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names.ts';
import { controlStyle } from './text-input.tsx';
import { useEarlyValue } from './use-early-value.ts';

export type SearchBoxProps = {
  label: string;
  /** The current search text, usually from the address. */
  value: string;
  onSearch: (text: string) => void;
  /** Called on each keystroke, for searches that update while typing. */
  onType?: (text: string) => void;
  placeholder?: string;
  /** The form's address without JavaScript, with the parameters that a search preserves, and the parameter of the search. */
  action?: string;
  name?: string;
  className?: string;
};

export function SearchBox({
  label,
  value,
  onSearch,
  onType,
  placeholder,
  action,
  name = 'search',
  className,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The address changed elsewhere (Back, a link): the box follows it.
  if (lastValue !== value) {
    setLastValue(value);
    setDraft(value);
  }

  function type(text: string): void {
    setDraft(text);
    onType?.(text);
  }

  useEarlyValue(input, value, type);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(draft.trim());
  }

  function clear(): void {
    type('');
    onSearch('');
    input.current?.focus();
  }

  const [path, preserved] = action?.split('?') ?? [];
  return (
    <search className={classNames('block', className)}>
      <form action={path} onSubmit={submit} className="relative">
        {/* A form that gets replaces the parameters of its address. */}
        {Array.from(new URLSearchParams(preserved), ([param, preservedValue]) => (
          <input key={param} type="hidden" name={param} value={preservedValue} />
        ))}
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={label}
          value={draft}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          className={classNames(
            controlStyle,
            'h-12 [&::-webkit-search-cancel-button]:hidden',
            // An empty box has no button that clears it, so that a long placeholder fits on a phone.
            draft === '' ? 'pr-12' : 'pr-24',
          )}
        />
        <span className="absolute inset-y-0 right-0.5 flex items-center">
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
            aria-label="Sök"
            className="flex size-11 items-center justify-center rounded-md bg-ink text-bg transition-colors duration-150 hover:bg-pine hover:text-pine-ink"
          >
            <Search size={18} />
          </button>
        </span>
      </form>
    </search>
  );
}
