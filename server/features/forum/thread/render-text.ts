// Renders what a person has written in the forum as HTML. The only place that does.
import { fillNames, parseMarkdown } from '../../../core/markdown/markdown.ts';

/** Pictures and mentions are shown when the editor offers them: until then a mention has no name, and a picture no size. */
export function renderText(source: string): string {
  return fillNames(parseMarkdown(source).toHtml(new Map()), () => undefined);
}
