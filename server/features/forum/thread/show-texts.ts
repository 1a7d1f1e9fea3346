// The HTML of stored texts as a reader gets it: rendered again if its version is old, and with current names.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { commentPath } from '#shared/features/forum/thread/comment-pages.ts';
import { withNames, type NamedReference } from '#shared/markdown/references.ts';
import { personPath } from '#shared/paths.ts';
import { isHiddenFrom } from '#shared/features/profiles/minors.ts';
import {
  fillNames,
  MARKDOWN_VERSION,
  parseMarkdown,
  type ShownName,
  slotsIn,
} from '../../../core/markdown/markdown.ts';
import type { Database } from '../../../database/connection.ts';
import { findAttachedSizes } from '../../pictures/actions.ts';
import { readNames } from './name-queries.ts';

export interface TextRow {
  /** Of the post or comment. */
  id: string;
  content: string;
  html: string;
  htmlVersion: number;
}

export interface ShownText {
  html: string;
  /** The Markdown for its author's editor, with names in its references. */
  source: string;
}

/** Returns the HTML of each text by id, with slots for names; renders it again if it is of an older version. */
export async function renderTexts(
  database: Pick<Database, 'lookups'>,
  texts: readonly TextRow[],
): Promise<Map<string, string>> {
  const stale = texts
    .filter(({ htmlVersion }) => htmlVersion !== MARKDOWN_VERSION)
    .map(({ id, content }) => ({ id, parsed: parseMarkdown(content) }));
  const sizes = await findAttachedSizes(
    database,
    stale.flatMap(({ parsed }) => parsed.references.pictures),
  );
  const sizesOf = (id: string, pictures: readonly string[]) =>
    new Map(
      pictures.flatMap((picture) => {
        const size = sizes.get(`${id} ${picture}`);
        return size ? [[picture, size] as const] : [];
      }),
    );
  const rendered = stale.map(
    ({ id, parsed }) => [id, parsed.toHtml(sizesOf(id, parsed.references.pictures))] as const,
  );
  return new Map([...texts.map(({ id, html }) => [id, html] as const), ...rendered]);
}

/** The texts of a thread, by id, with the names as shown to this viewer. */
export async function showTexts(
  database: Pick<Database, 'lookups'>,
  { postId, viewer, texts }: { postId: string; viewer: Viewer | null; texts: readonly TextRow[] },
): Promise<Map<string, ShownText>> {
  const rendered = await renderTexts(database, texts);
  const slots = [...rendered.values()].flatMap(slotsIn);
  const nameOf = await findNames(database, { postId, viewer, slots });
  return new Map(
    texts.map(({ id, content }) => [
      id,
      {
        html: fillNames(rendered.get(id) ?? '', (reference) => withNumber(nameOf(reference))),
        source: withNames(content, (reference) => nameOf(reference)?.name),
      },
    ]),
  );
}

/** `number` of a quote: that of the quoted comment, 0 for the post. */
type NumberedName = ShownName & { number?: number };

/** The name of a quoted writer as readers see it. The editor adds the number itself. */
function withNumber(shown: NumberedName | undefined): ShownName | undefined {
  return shown?.number ? { ...shown, name: `${shown.name} (#${shown.number})` } : shown;
}

/** A mentioned person is linked where the reader may see their profile; a quote is linked to what it quotes. */
async function findNames(
  database: Pick<Database, 'lookups'>,
  { postId, viewer, slots }: { postId: string; viewer: Viewer | null; slots: readonly NamedReference[] },
): Promise<(reference: NamedReference) => NumberedName | undefined> {
  if (slots.length === 0) return () => undefined;
  const idsOf = (of: NamedReference['kind']) => [
    ...new Set(slots.flatMap(({ kind, id }) => (kind === of ? [id] : []))),
  ];
  const numbers = idsOf('quote')
    .filter((id) => /^\d{1,7}$/.test(id))
    .map(Number);
  const { people, writers } = await readNames(database, { postId, personIds: idsOf('user'), numbers });
  const names = new Map<string, NumberedName>();
  for (const { id, name, birthYear } of people) {
    const isLinked = !isHiddenFrom(viewer, birthYear, new Date());
    names.set(`user:${id}`, { name, href: isLinked ? personPath(id) : undefined });
  }
  for (const { number, name } of writers)
    names.set(`quote:${number}`, { name, number, href: commentPath(postId, number) });
  return ({ kind, id }) => names.get(`${kind}:${id}`);
}
