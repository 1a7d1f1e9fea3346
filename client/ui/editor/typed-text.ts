// What the text field shows: mentions as @Anna Persson. The text itself has their ids, which nobody should have to read.
import { mentionOf, namesIn } from '#shared/markdown/references.ts';

/** Ids of mentioned people by name. Of two with the same name, the one mentioned last. */
export type PeopleByName = ReadonlyMap<string, string>;

export interface TypedText {
  text: string;
  people: PeopleByName;
}

export function toTyped(source: string): TypedText {
  const people = new Map(
    [...namesIn(source)].flatMap(([key, name]) =>
      key.startsWith('user:') && name !== '' ? [[name, key.slice('user:'.length)] as const] : [],
    ),
  );
  const text = [...people].reduce(
    (typed, [name, id]) => typed.replaceAll(mentionOf({ id, name }), `@${name}`),
    source,
  );
  return { text, people };
}

/** Names become mentions where they are written out in full. */
export function toSource({ text, people }: TypedText): string {
  if (people.size === 0) return text;
  // The longest first: "Anna Ek" and not "Anna".
  const names = [...people.keys()].toSorted((one, other) => other.length - one.length);
  const mention = new RegExp(
    `@(${names.map((name) => escapePattern(name)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return text.replace(mention, (_, name: string) => mentionOf({ id: people.get(name) ?? '', name }));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
