// A field for a town, with places to choose from while typing: a combobox. Source: spec 2 §9 "City search".
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import { describePlace } from '#shared/places/place-name.ts';
import { isFromOpenStreetMap } from '#shared/places/open-street-map.ts';
import type { Place } from '#shared/places/place.ts';
import { type PlaceSearch, useFindPlaces, usePlaceSearch } from '../../core/place-search.ts';
import { Field, type FieldProps } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { type ComboboxParts, useCombobox, writeText } from '../form/use-combobox.ts';

export interface CityFieldProps extends Pick<
  FieldProps,
  'label' | 'hint' | 'error' | 'required' | 'hideLabel' | 'className'
> {
  name?: string;
  /** The text in the field. */
  value: string;
  onType: (text: string) => void;
  /** Called after `onType` with the place's name. If the user types further, the text no longer means this place. */
  onChoose: (place: Place) => void;
  placeholder?: string;
  /** Whether Enter chooses the place with the typed name, or else the first one. Otherwise Enter submits the form. */
  choosesOnEnter?: boolean;
}

const failedText = 'Kunde inte söka städer. Kontrollera din internetanslutning.';

export function CityField(props: CityFieldProps) {
  const { name, value, onType, onChoose, placeholder, choosesOnEnter = false, ...field } = props;
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <Field {...field}>
      {(control) => (
        <div ref={setBox} className="relative">
          <TextInput
            {...control}
            ref={setInput}
            {...(name && { name })}
            {...(placeholder && { placeholder })}
            value={value}
            onChange={(event) => onType(event.target.value)}
            autoComplete="off"
          />
          {box && input && <CityList {...{ box, input, onChoose, choosesOnEnter }} label={field.label} />}
        </div>
      )}
    </Field>
  );
}

interface CityListProps extends Pick<CityFieldProps, 'onChoose'> {
  choosesOnEnter: boolean;
  box: HTMLElement;
  input: HTMLInputElement;
  label: string;
}

function CityList({ box, input, onChoose, choosesOnEnter, label }: CityListProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const findPlaces = useFindPlaces();
  const search = usePlaceSearch(text, isOpen);
  const places = isOpen ? search.places : [];
  const isShown = isOpen && search.state !== 'idle';
  const open = (): void => {
    setText(input.value);
    setIsOpen(true);
    setActive(-1);
  };
  const close = (): void => {
    setIsOpen(false);
    setActive(-1);
  };

  function choose(place: Place): void {
    flushSync(() => writeText(input, place.name));
    close();
    onChoose(place);
  }

  function retry(): void {
    // The button disappears while the search runs, and would take the focus with it.
    input.focus();
    search.retry();
  }

  async function chooseTyped(): Promise<void> {
    const typed = input.value;
    open();
    // The list shows a failure.
    const found = await findPlaces(typed).catch(() => []);
    const folded = foldPlaceName(typed);
    const place = found.find(({ name }) => foldPlaceName(name) === folded) ?? found[0];
    if (!place || input.value !== typed) return;
    choose(place);
  }

  const parts = useCombobox({
    box,
    field: input,
    count: places.length,
    isShown,
    active,
    onMove: setActive,
    onChoose(index) {
      const place = places[index];
      if (!place) return;
      choose(place);
    },
    onEnter: choosesOnEnter ? () => void chooseTyped() : undefined,
    onType: open,
    onOpen: open,
    onClose: close,
    onSubmit: close,
    onLeave: close,
  });

  // Prevents a press on the list from moving the focus away from the field.
  useEffect(() => {
    const controller = new AbortController();
    const stay = (event: MouseEvent): void => {
      if (event.target !== input && !(event.target instanceof HTMLButtonElement)) event.preventDefault();
    };
    box.addEventListener('mousedown', stay, { signal: controller.signal });
    return () => controller.abort();
  }, [box, input]);

  return (
    <>
      <output className="sr-only">{isOpen ? describeState(search) : ''}</output>
      {isShown && (
        <Popup
          key={`${search.state} ${search.places.length}`}
          {...{ search, parts, label }}
          onRetry={retry}
        />
      )}
    </>
  );
}

interface PopupProps {
  search: PlaceSearch;
  parts: ComboboxParts;
  label: string;
  onRetry: () => void;
}

/** Scrolls to the list, which would be below the visible area in a dialog on a phone. */
function showWhole(popup: HTMLElement | null): void {
  popup?.scrollIntoView({ block: 'nearest' });
}

function Popup({ search: { places, state, isComplete }, parts, label, onRetry }: PopupProps) {
  return (
    <div
      ref={showWhole}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-80 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface text-base text-ink shadow-overlay"
    >
      {places.length > 0 && (
        <ul {...parts.list} aria-label={label} className="py-1">
          {places.map((place, index) => (
            <li
              key={place.id}
              {...parts.optionOf(index)}
              aria-label={describePlace(place)}
              className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 px-3 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:shadow-[inset_3px_0_0_var(--color-pine)]"
            >
              <span>{place.name}</span>
              <span className="text-sm text-muted">{place.county ?? place.country}</span>
            </li>
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <p className="flex flex-wrap gap-x-3 border-t border-line px-3 py-2 text-sm text-muted">
          {creditsOf(places).map(({ text, href }) => (
            <a
              key={href}
              className="underline underline-offset-4"
              href={href}
              target="_blank"
              rel="noreferrer"
            >
              {text}
            </a>
          ))}
        </p>
      )}
      {places.length === 0 && (
        <p className="px-3 py-3 text-sm text-muted">
          {state === 'searching' && 'Söker …'}
          {state === 'found' && noneText(isComplete)}
          {state === 'failed' && failedText}
        </p>
      )}
      {state === 'failed' && (
        <button
          type="button"
          onClick={onRetry}
          className="h-11 px-3 text-sm font-semibold text-pine underline underline-offset-4 hover:text-pine-hover"
        >
          Försök igen
        </button>
      )}
    </div>
  );
}

function noneText(isComplete: boolean): string {
  return isComplete
    ? 'Ingen ort hittades. Kontrollera stavningen.'
    : 'Ingen ort hittades just nu. Försök igen om en stund.';
}

function describeState({ places, state, isComplete }: PlaceSearch): string {
  if (state === 'failed') return failedText;
  if (state !== 'found') return '';
  if (places.length === 0) return noneText(isComplete);
  return places.length === 1 ? '1 ort' : `${places.length} orter`;
}

/** The licences of the places' sources require that these are named. */
function creditsOf(places: readonly Place[]): { text: string; href: string }[] {
  const isOfMap = places.some(isFromOpenStreetMap);
  const isOfNames = !places.every(isFromOpenStreetMap);
  return [
    ...(isOfNames ? [{ text: 'GeoNames, CC BY 4.0', href: 'https://www.geonames.org/about.html' }] : []),
    ...(isOfMap ? [{ text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }] : []),
  ];
}
