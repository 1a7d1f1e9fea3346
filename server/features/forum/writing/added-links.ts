// Whether a text adds links, for texts that wait for approval.
import { linksIn } from '#shared/features/forum/rules.ts';
import { parseMarkdown } from '../../../core/markdown/markdown.ts';

/** `title` only of a post. */
export interface LinkedText {
  title?: string;
  content: string;
}

/** Whether the text has a link that `before` lacks. */
export function addsLink(text: LinkedText, before: LinkedText = { content: '' }): boolean {
  const earlier = linksOf(before);
  return [...linksOf(text)].some((link) => !earlier.has(link));
}

/**
 * The addresses in a text as it is written, and of its rendered links: they may be written with escapes, as `https:\/\/`. A path
 * leads to a page of this site.
 */
function linksOf({ title = '', content }: LinkedText): Set<string> {
  const { links } = parseMarkdown(content).references;
  return new Set([...linksIn(title), ...linksIn(content), ...links.filter((link) => !link.startsWith('/'))]);
}
