// The endpoint that shows writers what their text will look like.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { MAX_MARKDOWN_LENGTH } from '../../markdown/references.ts';
import { withoutNul } from '../../saved-text.ts';

const tooLong = `Texten får vara högst ${MAX_MARKDOWN_LENGTH} tecken`;

/** A text as its author writes it, with names in its references. */
export const MarkdownDraft = z.object({
  text: z.string().check(withoutNul(), z.maxLength(MAX_MARKDOWN_LENGTH, tooLong)),
});

/** Rendered with an allow-list: safe to insert in a page. */
export const MarkdownPreview = z.object({ html: z.string() });

export const markdownContract = {
  preview: oc
    .route({
      method: 'POST',
      path: '/markdown-previews',
      summary: 'Renders a text as it will be shown',
      tags: ['markdown'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(MarkdownDraft)
    .output(MarkdownPreview),
};
