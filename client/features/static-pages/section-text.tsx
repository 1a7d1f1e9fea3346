// The text of a section of a static page: that of superadmins, or the site's own, and what is always shown.
import type { ReactNode } from 'react';
import { RichText } from '../../ui/text/rich-text.tsx';
import type { StaticPart } from './static-parts.ts';
import { titledTextsIn } from './titled-texts.tsx';

export interface SectionTextProps {
  part: StaticPart;
  /** Rendered by the server; undefined for the site's own. */
  html: string | undefined;
}

export function SectionText({ part, html }: SectionTextProps) {
  return (
    <>
      {html === undefined ? part.own : arrangeText(part, html)}
      {part.always}
    </>
  );
}

/** A text of superadmins in the layout of the site's own. */
export function arrangeText({ arrange }: StaticPart, html: string): ReactNode {
  const texts = arrange && titledTextsIn(html);
  return texts ? arrange(texts) : <RichText hasWholeQuotes html={html} />;
}
