// Makes a text field a combobox with a list below it, after WAI-ARIA's pattern: arrows, Home, End, Enter, Escape.
import { useEffect, useEffectEvent, useId } from 'react';

interface Combobox {
  /** The element around the field, its buttons and the list. */
  box: HTMLElement;
  field: HTMLInputElement;
  /** How many options there are; 0 while the list is closed. */
  count: number;
  /** Whether the popup is shown, also without options: Escape closes it. By default while there are options. */
  isShown?: boolean;
  /** Index of the active option; -1 for none. */
  active: number;
  onMove: (active: number) => void;
  onChoose: (active: number) => void;
  /** Enter without an active option. Without it, Enter submits the form. */
  onEnter?: (() => void) | undefined;
  /** Without it, Delete edits the text. */
  onRemove?: (active: number) => void;
  /** Whether an option is active while the user types: Home and End then move the cursor in the text. */
  isAlwaysActive?: boolean;
  onType: (text: string) => void;
  /** The user opens the list. */
  onOpen: () => void;
  onClose: () => void;
  /** The form is submitted with the text as it is. */
  onSubmit: () => void;
  /** The focus leaves the box. */
  onLeave: () => void;
}

/** Attributes of the elements of the list. */
export interface ComboboxParts {
  list: { id: string; role: 'listbox' };
  groupOf: (label: string) => { role: 'group'; 'aria-label': string };
  optionOf: (index: number) => OptionAttributes;
}

interface OptionAttributes {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  onClick: (event: { nativeEvent: MouseEvent }) => void;
}

export function useCombobox(combobox: Combobox): ComboboxParts {
  const listId = useId();
  const { box, field, count, active } = combobox;
  const isOpen = count > 0;
  const press = useEffectEvent((event: KeyboardEvent) => pressKey(combobox, event));
  const type = useEffectEvent(() => combobox.onType(field.value));
  const open = useEffectEvent(() => combobox.onOpen());
  const focus = useEffectEvent(() => {
    // With a text from the last search, the list opens only when the user edits the text or clicks the field.
    if (field.value === '') combobox.onOpen();
  });
  const submit = useEffectEvent(() => combobox.onSubmit());
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && box.contains(event.relatedTarget))) combobox.onLeave();
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    field.addEventListener('keydown', (event) => press(event), { signal });
    field.addEventListener('input', () => type(), { signal });
    field.addEventListener('click', () => open(), { signal });
    field.addEventListener('focus', () => focus(), { signal });
    field.form?.addEventListener('submit', () => submit(), { signal });
    box.addEventListener('focusout', (event) => leave(event), { signal });
    return () => controller.abort();
  }, [box, field]);

  // The field is rendered before this script is loaded, so React does not set these attributes.
  useEffect(() => {
    const activeId = isOpen && active >= 0 ? optionId(listId, active) : undefined;
    setAttributes(field, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': activeId ?? null,
      'data-closes-on-escape': isShown(combobox) ? '' : null,
    });
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  });

  return {
    list: { id: listId, role: 'listbox' },
    groupOf: (label) => ({ role: 'group', 'aria-label': label }),
    optionOf: (index) => ({
      id: optionId(listId, index),
      role: 'option',
      'aria-selected': index === active,
      onClick: ({ nativeEvent }) => {
        combobox.onChoose(index);
        // Hides the on-screen keyboard, which would cover the results.
        if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') field.blur();
      },
    }),
  };
}

function isShown({ isShown: isPopup, count }: Combobox): boolean {
  return isPopup ?? count > 0;
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function pressKey(combobox: Combobox, event: KeyboardEvent): void {
  // Keys of an input method compose a character.
  if (event.isComposing) return;
  const action = actionOf(combobox, event.key);
  if (!action) return;
  event.preventDefault();
  action();
}

/** Undefined for a key with its default behaviour. */
function actionOf(combobox: Combobox, key: string): (() => void) | undefined {
  const { field, count, active, onMove, onRemove, isAlwaysActive = false } = combobox;
  const [isOpen, last] = [count > 0, count - 1];
  const isChosen = isOpen && active >= 0;
  // Beyond the first and the last option, no option is active: the field itself is.
  const next = { ArrowDown: active === last ? -1 : active + 1, ArrowUp: active === -1 ? last : active - 1 };
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return () => (isOpen ? onMove(next[key]) : combobox.onOpen());
    case 'Home':
      return isChosen && !isAlwaysActive ? () => onMove(0) : undefined;
    case 'End':
      return isChosen && !isAlwaysActive ? () => onMove(last) : undefined;
    case 'Enter':
      return isChosen ? () => combobox.onChoose(active) : combobox.onEnter;
    case 'Delete':
      return isChosen && onRemove ? () => onRemove(active) : undefined;
    case 'Escape':
      if (isShown(combobox)) return combobox.onClose;
      return field.value === '' ? undefined : () => writeText(field, '');
    default:
      return undefined;
  }
}

/** Writes in a field as a user does: React is notified by the event. */
export function writeText(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
