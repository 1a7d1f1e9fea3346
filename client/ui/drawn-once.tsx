// Parts that look the same to many visitors: the server draws each look once, the browser draws them like anything else.
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { inLatin1 } from '#shared/latin1.ts';

type DrawApart = (part: ReactElement) => string;

let drawApart: DrawApart | undefined;

/** Called once by the server's entry, with what makes HTML of a part. The browser must never call it. */
export function drawPartsBy(draw: DrawApart): void {
  drawApart = draw;
}

const asReference = (character: string): string => `&#${character.codePointAt(0)};`;

export interface DrawnOnceProps {
  as: 'div' | 'nav' | 'ul';
  className?: string;
  'aria-label'?: string;
  /** Names the part and everything its look depends on. */
  look: string;
  /** Out of props alone: on the server the part stands in no context, and has no ids of React's making. */
  render: () => ReactNode;
}

/** Far more than there are; whoever makes up addresses must not fill the memory with looks nobody asks for again. */
const MAX_LOOKS = 500;

const looks = new Map<string, string>();

/** An element whose inside is known by its `look`. */
export function DrawnOnce({ as, look, render, ...props }: DrawnOnceProps) {
  if (!drawApart) return createElement(as, props, render());
  const html = looks.get(look) ?? inLatin1(drawApart(<>{render()}</>), asReference);
  if (looks.size === MAX_LOOKS) looks.clear();
  looks.set(look, html);
  return createElement(as, { ...props, dangerouslySetInnerHTML: { __html: html } });
}

/** What a row of links looks like: where they lead, and which of them one is at. */
export function lookOfLinks(links: ReadonlyArray<{ href: string; isCurrent?: boolean }>): string {
  return links.map(({ href, isCurrent }) => (isCurrent ? `[${href}]` : href)).join();
}

export interface DrawnListProps<Item extends object> {
  /** The same object is always the same thing, and is never changed. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Everything else that its look depends on. */
  lookOf: (item: Item, place: number) => string;
  /** A list item; the same holds for it as for `DrawnOnce`. */
  renderItem: (item: Item, place: number) => ReactElement;
  className: string;
}

/** A list of which each item is known by its own look, for as long as somebody holds on to the item. */
export function DrawnList<Item extends object>(props: DrawnListProps<Item>) {
  const { items, keyOf, renderItem, className } = props;
  if (drawApart)
    return <ul className={className} dangerouslySetInnerHTML={{ __html: join(props, drawApart) }} />;
  return (
    <ul className={className}>
      {items.map((item, place) => (
        <Fragment key={keyOf(item)}>{renderItem(item, place)}</Fragment>
      ))}
    </ul>
  );
}

const drawnItems = new WeakMap<object, Map<string, string>>();

function join<Item extends object>(
  { items, lookOf, renderItem }: DrawnListProps<Item>,
  drawPart: DrawApart,
): string {
  return items
    .map((item, place) => {
      const drawn = drawnItems.get(item) ?? new Map<string, string>();
      const look = lookOf(item, place);
      const known = drawn.get(look);
      if (known !== undefined) return known;
      const html = drawPart(renderItem(item, place));
      // React begins a part with what it would have preloaded; the part itself asks for that soon enough.
      const made = inLatin1(html.slice(html.search(/<li\b/)), asReference);
      drawnItems.set(item, drawn.set(look, made));
      return made;
    })
    .join('');
}
