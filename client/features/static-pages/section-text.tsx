// The text of a section of a static page: that of superadmins, or the site's own, and what is always shown.
import { RichText } from '../../ui/text/rich-text.tsx';
import type { StaticPart } from './static-parts.ts';

export interface SectionTextProps {
  part: StaticPart;
  /** Rendered by the server; undefined for the site's own. */
  html: string | undefined;
}

export function SectionText({ part: { own, always }, html }: SectionTextProps) {
  return (
    <>
      {html === undefined ? own : <RichText html={html} />}
      {always}
    </>
  );
}
