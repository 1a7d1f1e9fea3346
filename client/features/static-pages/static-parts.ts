// What a section of a static page consists of.
import type { ReactNode } from 'react';
import type { SectionOf, StaticPageName } from '#shared/features/static-pages/pages.ts';

export interface StaticPart {
  /** The site's own text, which a text of superadmins replaces; without one, theirs is added. */
  own?: ReactNode;
  /** Whether it is in columns, which a text in Markdown cannot have. */
  isInColumns?: boolean;
  /** After the text: lists that are generated from the code, and links. */
  always?: ReactNode;
}

/** The sections of a page, by id. */
export type StaticParts<Page extends StaticPageName> = Readonly<Record<SectionOf<Page>, StaticPart>>;
