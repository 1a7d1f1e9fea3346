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
  findVersions,
  insertChange,
  listChanges,
  listTexts,
  type StaticChangeRow,
  type StaticTextRow,
} from './queries.ts';

const TOPIC = 'static-pages';

/** The public view of a page's texts and history, without the names of those who changed it. */
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
 * @throws ORPCError NOT_FOUND for a section that the page does not have; UNPROCESSABLE_CONTENT for a new heading of a section
 * that is not a question; CONFLICT if the page was changed since `version`
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
    // The version counts the changes of the whole page; those of other sections do not concern this one.
    const { ofPage, ofSection } = await findVersions(tx, page, section);
    const next = {
      page,
      section,
      heading: isOwn ? '' : heading,
      content,
      note,
      version: ofPage + 1,
      changed_by: actor.viewer.id,
    };
    const isCurrent = ofSection <= version && version <= ofPage;
    if (!isCurrent || !(await insertChange(tx, next))) refuse('CONFLICT', staticPageTexts.changed);
    // Logged without the text, which is public and stored in the page's history.
    await writeAuditEntry(tx, actor, {
      action: 'static-page.change',
      target: { type: 'static-page', id: `${page}/${section}` },
      before: { version: ofPage },
      after: { version: ofPage + 1, isOwnText: content === '' },
    });
  });
  await actor.bus.publish({ topic: TOPIC, id: page });
  return readEditedPage(actor, page);
}

/** Whether a stored text replaces the site's own: not if it was restored, or this release of the page lacks its section. */
function isReplacement(page: StaticPageName) {
  return ({ section, content }: StaticTextRow) => content !== '' && headingOf(page, section) !== undefined;
}

/** Renders a text without pictures, mentions and quotes, which these texts cannot have. */
function render(content: string): string {
  return fillNames(parseMarkdown(withoutNames(content)).toHtml(new Map()), () => ({ name: '' }));
}

function viewChange({ section, note, content, created_at }: StaticChangeRow): StaticPage['changes'][number] {
  return { section, note, isRestored: content === '', changedAt: created_at.toISOString() };
}

function viewForStaff(row: StaticChangeRow): EditedStaticPage['changes'][number] {
  return { ...viewChange(row), by: row.by ?? DELETED_USER };
}
