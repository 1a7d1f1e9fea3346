// Place filter in a row of filters: a typed town or the one nearest to the visitor. Shows the chosen place.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePlaceName } from '../../core/place-name.ts';
import { FilterChip } from '../form/filter-chip.tsx';
import { CityField } from './city-field.tsx';
import { NearMeButton } from './near-me-button.tsx';

export interface ChoosePlaceProps {
  label: string;
  /** The width of the field. */
  className: string;
  /** Receives the id of the place. */
  onChoose: (placeId: string) => void;
}

export function ChoosePlace({ label, className, onChoose }: ChoosePlaceProps) {
  const [typed, setTyped] = useState('');
  const choose = (id: number): void => {
    setTyped('');
    onChoose(String(id));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <CityField
        label={label}
        placeholder="Skriv en ort"
        value={typed}
        onType={setTyped}
        onChoose={({ id }) => choose(id)}
        choosesOnEnter
        className={className}
      />
      <NearMeButton onFound={choose} />
    </div>
  );
}

export interface ChosenPlaceProps {
  /** The text before the place's name, such as 'från'. */
  text: string;
  /** The id of the place. */
  near: string;
  /** The same list without the place. */
  href: string;
}

export function ChosenPlace({ text, near, href }: ChosenPlaceProps) {
  const name = usePlaceName(near);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-2">
      <span className="text-sm">{text}</span>
      <FilterChip label={name ?? 'vald ort'} href={href} />
    </p>
  );
}

/** Contains `ChoosePlace` or `ChosenPlace`: when one replaces the other, the new one gets the focus that the old one had. */
export function PlaceFilter({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    const isReplaced = wasChosen.current !== isChosen;
    wasChosen.current = isChosen;
    const focused = document.activeElement;
    if (!isReplaced || (focused !== document.body && focused?.isConnected)) return;
    box.current?.querySelector<HTMLElement>('a, input')?.focus();
  }, [isChosen]);
  return <div ref={box}>{children}</div>;
}
