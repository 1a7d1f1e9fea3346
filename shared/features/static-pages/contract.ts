// Endpoints of the texts of static pages: as everyone reads them, and as superadmins change them.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { inOneLine, withoutNul } from '../../saved-text.ts';
import { STATIC_PAGE_NAMES } from './pages.ts';
import { MAX_CHANGE_NOTE_LENGTH, MAX_QUESTION_LENGTH, MAX_STATIC_TEXT_LENGTH } from './rules.ts';
import { staticPageTexts } from './texts.ts';

const ByPage = z.object({ page: z.enum(STATIC_PAGE_NAMES) });

const change = {
  section: z.string(),
  /** What has changed; may be empty. */
  note: z.string(),
  /** Whether the change restored the site's own text. */
  isRestored: z.boolean(),
  changedAt: z.string(),
};

/** The texts that replace the site's own, by section, and the newest changes first. */
export const StaticPage = z.object({
  /** Rendered with an allow-list: safe to insert in a page. */
  texts: z.record(z.string(), z.string()),
  /** Reworded questions, by section. */
  headings: z.record(z.string(), z.string()),
  changes: z.array(z.object(change)),
});
export type StaticPage = z.infer<typeof StaticPage>;

export const EditedStaticPage = z.object({
  version: z.number(),
  /** The texts as Markdown and as rendered HTML. The heading is empty unless a question is reworded. */
  texts: z.record(z.string(), z.object({ heading: z.string(), content: z.string(), html: z.string() })),
  changes: z.array(z.object({ ...change, by: z.string() })),
});
export type EditedStaticPage = z.infer<typeof EditedStaticPage>;

export const NewStaticText = z.object({
  /** The version of the page that the caller has read. */
  version: z.int().check(z.minimum(0)),
  /** Markdown; empty for the site's own text. */
  content: z
    .string()
    .check(z.trim(), withoutNul(), z.maxLength(MAX_STATIC_TEXT_LENGTH, staticPageTexts.textTooLong)),
  /** A reworded question; empty for the site's own wording. */
  heading: z._default(
    z
      .string()
      .check(inOneLine(), withoutNul(), z.maxLength(MAX_QUESTION_LENGTH, staticPageTexts.questionTooLong)),
    '',
  ),
  note: z._default(
    z
      .string()
      .check(inOneLine(), withoutNul(), z.maxLength(MAX_CHANGE_NOTE_LENGTH, staticPageTexts.noteTooLong)),
    '',
  ),
});
export type NewStaticText = z.infer<typeof NewStaticText>;

const admin = ['static-pages', 'admin'];

export const staticPagesContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/static-pages/{page}',
      summary: 'Returns the texts that replace those of the site on a static page',
      tags: ['static-pages'],
    })
    .input(ByPage)
    .output(StaticPage),
  edit: oc
    .route({
      method: 'GET',
      path: '/admin/static-pages/{page}',
      summary: 'Returns the texts of a static page as they are written, and who changed them',
      tags: admin,
    })
    .input(ByPage)
    .output(EditedStaticPage),
  save: oc
    .route({
      method: 'PUT',
      path: '/admin/static-pages/{page}/{section}',
      summary: 'Replaces the text of a section of a static page, or restores the one of the site',
      tags: admin,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewStaticText, { ...ByPage.shape, section: z.string().check(z.maxLength(60)) }))
    .output(EditedStaticPage),
};
