// Names in rendered texts: stored HTML has slots with ids, and each reader gets the current names.
import { DELETED_USER } from '#shared/features/personal-data/texts.ts';
import type { NamedReference } from '#shared/markdown/references.ts';
import { escapeHtml } from './escape-html.ts';

/** A name and the address that it links to; without an address if there is none, or if the reader may not see it. */
export interface ShownName {
  name: string;
  href?: string | undefined;
}

const SLOT = /<(?:span class="mention"|cite) data-(user|quote)="([A-Za-z0-9_-]+)"><\/(?:span|cite)>/g;

/** The placeholder of a name. Rendered texts contain no `<` of their author, so no text can forge a slot. */
export function nameSlot(kind: 'mention' | 'quote', id: string): string {
  return kind === 'mention'
    ? `<span class="mention" data-user="${id}"></span>`
    : `<cite data-quote="${id}"></cite>`;
}

/** The users and quotes that rendered HTML has slots for. */
export function slotsIn(html: string): NamedReference[] {
  return Array.from(html.matchAll(SLOT), ([, kind, id = '']) => ({
    kind: kind === 'user' ? ('user' as const) : ('quote' as const),
    id,
  }));
}

/**
 * Writes names into rendered HTML.
 *
 * @param nameOf 'Borttagen användare' is shown for undefined
 */
export function fillNames(
  html: string,
  nameOf: (reference: NamedReference) => ShownName | undefined,
): string {
  return html.replace(SLOT, (_, kind: 'user' | 'quote', id: string) => {
    const { name, href } = nameOf({ kind, id }) ?? { name: DELETED_USER };
    const text = escapeHtml(kind === 'user' ? `@${name}` : name);
    const linked = href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
    return kind === 'user'
      ? `<span class="mention">${linked}</span>`
      : `<cite data-quote="${id}">${linked}</cite>`;
  });
}
