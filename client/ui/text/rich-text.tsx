// A text with Markdown, as the server has rendered it with its allow-list.
import { classNames } from '../class-names.ts';
import './rich-text.css';

/**
 * @param props.html from server/core/markdown; nothing else may be inserted
 * @param props.hasWholeQuotes shows long quotes whole: in an article they are part of the text, not of a discussion
 */
export function RichText({
  html,
  hasWholeQuotes = false,
  className,
}: {
  html: string;
  hasWholeQuotes?: boolean;
  className?: string;
}) {
  return (
    <div
      className={classNames('rich-text', hasWholeQuotes && 'whole-quotes', className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
