// The marks of a map as elements: a pin is a link, and close pins together are a button that zooms in. D3 adds and removes them,
// because a frame of a gesture has too little time for rendering by React.
import { select } from 'd3-selection';
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

export interface MarkElements {
  /** Shows these marks and removes others. Marks that stay are not moved in the document, so that they retain the focus. */
  show: (marks: readonly MapMark[]) => void;
  /** The mark that this element shows, or one that it is in. */
  markAt: (element: Element) => MapMark | undefined;
  close: () => void;
}

export function openMarkElements(options: MarkElementsOptions): MarkElements {
  const { layer, region, pins } = options;
  const closing = new AbortController();

  function elementOf(mark: MapMark): HTMLElement {
    const { name, detail, href } = pins[mark.pin] ?? { name: '', href: '' };
    const element = mark.cluster === null ? pinElement(href) : clusterElement(mark.count);
    element.dataset['mark'] = mark.key;
    const label =
      mark.cluster === null
        ? [name, detail].filter(Boolean).join(', ')
        : `${mark.count} vid ${name}, zooma in`;
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

  function show(marks: readonly MapMark[]): void {
    select(layer)
      .selectAll<HTMLElement, MapMark>('[data-mark]')
      .data(marks, ({ key }) => key)
      .join((entered) => entered.append(elementOf));
  }

  listen('click', options.onClick);
  listen('focusin', options.onFocus);
  listen('touchstart', options.onTouch);
  listen('pointerover', options.onPoint);
  return {
    show,
    markAt,
    close() {
      closing.abort();
      show([]);
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

function markAt(element: Element): MapMark | undefined {
  const found = element.closest('[data-mark]');
  return found ? select<Element, MapMark>(found).datum() : undefined;
}
