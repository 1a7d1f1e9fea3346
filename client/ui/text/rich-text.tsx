// A text with Markdown, as the server has rendered it with its allow-list.
import { classNames } from '../class-names.ts';
import './rich-text.css';

/** @param props.html from server/core/markdown; nothing else may be inserted */
export function RichText({ html, className }: { html: string; className?: string }) {
  return <div className={classNames('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
