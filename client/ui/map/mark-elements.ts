// The marks of a map as elements: a pin is a link, and close pins together are a button that zooms in. They are not rendered by
// React, because a frame has too little time for it.
import type { MapMark } from './clusters.ts';
import type { MapPin } from './map-pin.ts';
import { placeOf, type Region } from './regions.ts';

/** An event of a mark. `href` is the address of a pin's page; undefined for several pins. */
type MarkListener<Event> = (event: Event, found: { mark: MapMark; href: string | undefined }) => void;

export interface MarkListeners {
  onClick: MarkListener<MouseEvent>;
  onFocus: MarkListener<FocusEvent>;
  onTouch: MarkListener<TouchEvent>;
  /** The pointer has entered the mark. */
  onPoint: MarkListener<PointerEvent>;
}

export interface MarkElementsOptions extends MarkListeners {
  /** The element that receives the marks; null for a map without pins. */
  layer: HTMLElement | null;
  region: Region;
  pins: readonly MapPin[];
}

/** A small change of the document. */
export type Change = () => void;

interface ShownMark {
  mark: MapMark;
  element: HTMLElement;
}

export interface MarkElements {
  /**
   * The changes after which these marks are shown and no others, one mark each. Marks that stay are not moved in the document, so
   * that they retain the focus.
   * @param marks in the order of the document
   */
  changesTo: (marks: readonly MapMark[]) => Change[];
  /** The mark that this element shows, or one that it is in. */
  markAt: (element: Element) => MapMark | undefined;
  close: () => void;
}

export function openMarkElements(options: MarkElementsOptions): MarkElements {
  const { layer, region, pins } = options;
  const closing = new AbortController();
  /** By key. */
  const shown = new Map<string, ShownMark>();

  function elementOf(mark: MapMark): HTMLElement {
    const { name, detail, href } = pins[mark.pin] ?? { name: '', href: '' };
    const element = mark.cluster === null ? pinElement(href) : clusterElement(mark.count);
    element.dataset['mark'] = mark.key;
    const label =
      mark.cluster === null
        ? [name, detail].filter(Boolean).join(', ')
        : `${mark.count} vid ${name}, visa dem`;
    element.setAttribute('aria-label', label);
    for (const [property, value] of Object.entries(placeOf(region, mark)))
      element.style.setProperty(property, value);
    return element;
  }

  /** One listener for all marks, since a hundred may appear at once. */
  function listen<Type extends 'click' | 'focusin' | 'touchstart' | 'pointerover'>(
    type: Type,
    listener: MarkListener<HTMLElementEventMap[Type]>,
  ): void {
    layer?.addEventListener(
      type,
      (event) => {
        const mark = event.target instanceof Element ? markAt(event.target) : undefined;
        if (!mark) return;
        listener(event, { mark, href: mark.cluster === null ? pins[mark.pin]?.href : undefined });
      },
      // Only a click prevents what the browser does.
      { passive: type !== 'click', signal: closing.signal },
    );
  }

  function add(mark: MapMark, next: MapMark | undefined): void {
    const element = elementOf(mark);
    shown.set(mark.key, { mark, element });
    layer?.insertBefore(element, (next && shown.get(next.key)?.element) ?? null);
  }

  function remove(key: string): void {
    shown.get(key)?.element.remove();
    shown.delete(key);
  }

  function changesTo(marks: readonly MapMark[]): Change[] {
    const wanted = new Set(marks.map(({ key }) => key));
    const removals = [...shown.keys()].filter((key) => !wanted.has(key)).map((key) => () => remove(key));
    // The last is added first, since each is inserted before the next one.
    const additions = marks
      .flatMap((mark, at) => (shown.has(mark.key) ? [] : () => add(mark, marks[at + 1])))
      .toReversed();
    return alternate(additions, removals);
  }

  function markAt(element: Element): MapMark | undefined {
    const found = element.closest<HTMLElement>('[data-mark]');
    return shown.get(found?.dataset['mark'] ?? '')?.mark;
  }

  listen('click', options.onClick);
  listen('focusin', options.onFocus);
  listen('touchstart', options.onTouch);
  listen('pointerover', options.onPoint);
  return {
    changesTo,
    markAt,
    close() {
      closing.abort();
      layer?.replaceChildren();
    },
  };
}

function pinElement(href: string): HTMLElement {
  const link = document.createElement('a');
  link.className = 'map-mark map-pin';
  link.href = href;
  link.draggable = false;
  return link;
}

function clusterElement(count: number): HTMLElement {
  const button = document.createElement('button');
  button.className = 'map-mark map-cluster';
  button.type = 'button';
  button.textContent = count > 999 ? '999+' : String(count);
  return button;
}

/** Alternates between the two as long as both last. */
function alternate(first: readonly Change[], second: readonly Change[]): Change[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((change) => change !== undefined);
}
