// The texts of static pages: reading them, and changing one section at a time.
import { DELETED_USER } from '#shared/features/personal-data/texts.ts';
import type { EditedStaticPage, NewStaticText, StaticPage } from '#shared/features/static-pages/contract.ts';
import { headingOf, mayRename, type StaticPageName } from '#shared/features/static-pages/pages.ts';
import { staticPageTexts } from '#shared/features/static-pages/texts.ts';
import { withoutNames } from '#shared/markdown/references.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { fillNames, parseMarkdown } from '../../core/markdown/markdown.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import {
  findVersion,
  insertChange,
  listChanges,
  listTexts,
  type StaticChangeRow,
  type StaticTextRow,
} from './queries.ts';

const TOPIC = 'static-pages';

/** Without who changed it. */
export async function readStaticPage(
  { database }: Pick<Services, 'database'>,
  page: StaticPageName,
): Promise<StaticPage> {
  const texts = await listTexts(database.kysely, page);
  const changes = await listChanges(database.kysely, page);
  const replaced = texts.filter(isReplacement(page));
  return {
    texts: Object.fromEntries(replaced.map(({ section, content }) => [section, render(content)])),
    headings: Object.fromEntries(
      replaced.flatMap(({ section, heading }) => (heading === '' ? [] : [[section, heading]])),
    ),
    changes: changes.map(viewChange),
  };
}

export async function readEditedPage(
  { database }: Pick<Services, 'database'>,
  page: StaticPageName,
): Promise<EditedStaticPage> {
  const texts = await listTexts(database.kysely, page);
  const changes = await listChanges(database.kysely, page);
  const replaced = texts.filter(isReplacement(page));
  return {
    version: changes[0]?.version ?? 0,
    texts: Object.fromEntries(
      replaced.map(({ section, heading, content }) => [section, { heading, content, html: render(content) }]),
    ),
    changes: changes.map(viewForStaff),
  };
}

/**
 * Replaces the text of a section; an empty one restores the site's own.
 *
 * @throws ORPCError NOT_FOUND for a section that the page does not have; UNPROCESSABLE_CONTENT for a heading that is no
 * question; CONFLICT if the page was changed since `version`
 */
export async function changeStaticText(
  actor: Actor,
  {
    page,
    section,
    version,
    heading,
    content,
    note,
  }: NewStaticText & { page: StaticPageName; section: string },
): Promise<EditedStaticPage> {
  const own = headingOf(page, section);
  if (own === undefined) refuse('NOT_FOUND', staticPageTexts.noSection);
  const isOwn = content === '' || heading === own;
  if (!isOwn && heading !== '' && !mayRename(page, section))
    refuse('UNPROCESSABLE_CONTENT', staticPageTexts.notRenamed, { heading: staticPageTexts.notRenamed });
  await actor.database.kysely.transaction().execute(async (tx) => {
    const next = {
      page,
      section,
      heading: isOwn ? '' : heading,
      content,
      note,
      version: version + 1,
      changed_by: actor.viewer.id,
    };
    const isCurrent = (await findVersion(tx, page)) === version;
    if (!isCurrent || !(await insertChange(tx, next))) refuse('CONFLICT', staticPageTexts.changed);
    // Without the text: it is public, and its history is the page's.
    await writeAuditEntry(tx, actor, {
      action: 'static-page.change',
      target: { type: 'static-page', id: `${page}/${section}` },
      before: { version },
      after: { version: version + 1, isOwnText: content === '' },
    });
  });
  await actor.bus.publish({ topic: TOPIC, id: page });
  return readEditedPage(actor, page);
}

/** Not restored, and of a section that this release of the page has. */
function isReplacement(page: StaticPageName) {
  return ({ section, content }: StaticTextRow) => content !== '' && headingOf(page, section) !== undefined;
}

/** Neither pictures nor people: these texts are of the site. */
function render(content: string): string {
  return fillNames(parseMarkdown(withoutNames(content)).toHtml(new Map()), () => ({ name: '' }));
}

function viewChange({ section, note, content, created_at }: StaticChangeRow): StaticPage['changes'][number] {
  return { section, note, isRestored: content === '', changedAt: created_at.toISOString() };
}

function viewForStaff(row: StaticChangeRow): EditedStaticPage['changes'][number] {
  return { ...viewChange(row), by: row.by ?? DELETED_USER };
}
