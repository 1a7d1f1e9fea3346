// What the text field shows: mentions as @Anna Persson, quoted sources as @Anna Persson #57, pictures as ![bild 1]. The text itself
// has their ids, which mean nothing to its author.
import { describedPicture, type Reference, referencesIn } from '#shared/markdown/references.ts';

/** The markup of each reference, by the label that the field shows. Of two people with the same name, the one mentioned last. */
type ReferencesByLabel = ReadonlyMap<string, string>;

export interface TypedText {
  text: string;
  references: ReferencesByLabel;
}

/** @param known labels that are used already, and stay as they are */
export function toTyped(source: string, known: ReferencesByLabel = new Map()): TypedText {
  const references = new Map(known);
  let text = source;
  for (const reference of referencesIn(source)) {
    const label = labelOf(reference, references);
    const used = label === null ? undefined : references.get(label);
    // Stays as markup: a reference without a name, which means no person any more, and a second person of the same name.
    if (label === null || (used !== undefined && used !== reference.markup)) continue;
    references.set(label, reference.markup);
    text = text.replaceAll(reference.markup, label);
  }
  return { text, references };
}

/** Labels become references where they are written out in full. */
export function toSource({ text, references }: TypedText): string {
  if (references.size === 0) return text;
  // The longest first: "Anna Ek" and not "Anna".
  const labels = [...references.keys()].toSorted((one, other) => other.length - one.length);
  const label = new RegExp(labels.map(patternOf).join('|'), 'gu');
  return text.replace(label, (shown) => references.get(shown) ?? shown);
}

export interface TypedPicture {
  /** As the field shows it: "bild 1". */
  name: string;
  id: string;
  alt: string;
}

/** The pictures of the text, in their order. */
export function picturesIn({ text, references }: TypedText): TypedPicture[] {
  const found = [...references].flatMap(([label, markup]) => {
    const [reference] = referencesIn(markup);
    const place = text.indexOf(label);
    if (reference?.kind !== 'picture' || place < 0) return [];
    return [{ place, picture: { name: label.slice(2, -1), id: reference.id, alt: reference.label } }];
  });
  return found.toSorted((one, other) => one.place - other.place).map(({ picture }) => picture);
}

/** The same text, with another description of a picture. */
export function describePicture(typed: TypedText, { name, id, alt }: TypedPicture): TypedText {
  const references = new Map(typed.references).set(`![${name}]`, describedPicture({ id, alt }));
  return { ...typed, references };
}

/** Null for a reference without a name. */
function labelOf({ kind, id, label, markup }: Reference, references: ReferencesByLabel): string | null {
  if (kind === 'user') return label === '' ? null : `@${label}`;
  if (kind === 'quote') return label === '' ? null : `@${label} #${id}`;
  const labels = [...references.keys()].filter((one) => one.startsWith('!['));
  return labels.find((one) => references.get(one) === markup) ?? `![bild ${labels.length + 1}]`;
}

function patternOf(label: string): string {
  const escaped = label.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return label.startsWith('@') ? `${escaped}(?![\\p{L}\\p{N}])` : escaped;
}
