// References in a Markdown text, which store ids: mentions @[Anna](user:…), quotes @[Anna](quote:57), pictures
// ![](picture:…). Names are shown while a text is written but never stored, since people change their names and can be erased.

/** Maximum number of characters of a stored text, references included; features set lower limits. */
export const MAX_MARKDOWN_LENGTH = 20_000;

/** Maximum number of characters of a label in a reference; names are shorter. */
const MAX_LABEL = 100;
const NAMED = new RegExp(
  String.raw`@\[([^\[\]\n]{0,${MAX_LABEL}})\]\((user|quote):([A-Za-z0-9_-]{1,64})\)`,
  'g',
);

/** Who and what a text refers to: users by id, quotes by the ids that the feature gave them. */
export interface NamedReference {
  kind: 'user' | 'quote';
  id: string;
}

export function mentionOf(person: { id: string; name: string }): string {
  return `@[${labelOf(person.name)}](user:${person.id})`;
}

export function pictureOf(picture: { id: string; alt: string }): string {
  return `![${labelOf(picture.alt)}](picture:${picture.id})`;
}

/**
 * A quoted passage, preceded by its source, as a separate block.
 *
 * @param quote.id identifies the source to the feature, such as a comment's number: letters, digits, - and _
 */
export function quoteOf({ id, name, text }: { id: string; name: string; text: string }): string {
  const passage = text.trim().replace(/\n{2,}/g, '\n\n');
  const quoted = [`@[${labelOf(name)}](quote:${id})`, '', ...passage.split('\n')];
  return `${quoted.map((row) => `> ${row}`.trimEnd()).join('\n')}\n\n`;
}

const PICTURE = /!\[([^[\]\n]{0,100})\]\(picture:([0-9a-f-]{36})\)/g;

/** A picture with its alternative text. Spaces are preserved. */
export function describedPicture({ id, alt }: { id: string; alt: string }): string {
  return `![${alt.replace(/[[\]\n]/g, ' ').slice(0, MAX_LABEL)}](picture:${id})`;
}

/** A reference as it is in a text; the label of a picture is its description. */
export interface Reference {
  kind: NamedReference['kind'] | 'picture';
  id: string;
  label: string;
  markup: string;
}

/** All references of a text, in their order. */
export function referencesIn(text: string): Reference[] {
  const named = Array.from(
    text.matchAll(NAMED),
    ({ index, 0: markup, 1: label = '', 2: kind, 3: id = '' }) => ({
      index,
      reference: { kind: kind === 'user' ? ('user' as const) : ('quote' as const), id, label, markup },
    }),
  );
  const pictures = Array.from(text.matchAll(PICTURE), ({ index, 0: markup, 1: label = '', 2: id = '' }) => ({
    index,
    reference: { kind: 'picture' as const, id, label, markup },
  }));
  return [...named, ...pictures]
    .toSorted((one, other) => one.index - other.index)
    .map(({ reference }) => reference);
}

/** The names in a text, by kind and id: `user:…`. */
export function namesIn(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(NAMED), ([, name = '', kind, id]) => [`${kind}:${id}`, name]));
}

/** The text as it is stored: without the names in its references. */
export function withoutNames(text: string): string {
  return text.replace(NAMED, (_, _label: string, kind: string, id: string) => `@[](${kind}:${id})`);
}

/** The text with mentions of other people replaced by plain text: @Anna. */
export function withoutMentions(text: string, isMentionable: (id: string) => boolean): string {
  return text.replace(NAMED, (reference, name: string, kind: string, id: string) =>
    kind === 'user' && !isMentionable(id) ? `@${name}` : reference,
  );
}

/** A stored text for its author's editor: with the current names. A missing name is empty. */
export function withNames(text: string, nameOf: (reference: NamedReference) => string | undefined): string {
  return text.replace(NAMED, (_, _label: string, kind: 'user' | 'quote', id: string) => {
    return `@[${labelOf(nameOf({ kind, id }) ?? '')}](${kind}:${id})`;
  });
}

/** The name without characters that cannot be part of a label. */
function labelOf(name: string): string {
  return name
    .replace(/[[\]\s\\]+/g, ' ')
    .trim()
    .slice(0, MAX_LABEL);
}
