// Adds suggestions to the search field inside. They load on first use, because a first visit has a size budget.
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useLazyComponent } from '../../../ui/lazy/use-lazy-component.ts';
import type { SuggestedFilter } from './use-suggestions.ts';

const loadSuggestions = async () => (await import('./search-suggestions.tsx')).SearchSuggestions;

export interface SuggestedSearchProps {
  /** A category or brand was chosen instead of a text. A text is written in the field, and its form is submitted. */
  onFilter: (filter: SuggestedFilter) => void;
  children: ReactNode;
  className?: string;
}

export function SuggestedSearch({ onFilter, children, className }: SuggestedSearchProps) {
  const [box, setBox] = useState<HTMLElement>();
  const { Component, load } = useLazyComponent(loadSuggestions);

  function use({ currentTarget }: SyntheticEvent<HTMLElement>): void {
    setBox(currentTarget);
    void load();
  }

  return (
    // Input as well as focus: the field may have been focused before hydration.
    <div className={classNames('relative', className)} onFocus={use} onInput={use}>
      {children}
      {Component && box && <Component {...{ box, onFilter }} />}
    </div>
  );
}
