// What a section of a static page consists of.
import type { ReactNode } from 'react';
import type { SectionOf, StaticPageName } from '#shared/features/static-pages/pages.ts';

export interface StaticPart {
  /** The site's own text, which a text of superadmins replaces; without one, theirs is added. */
  own?: ReactNode;
  /** The layout of texts with a title each, such as columns; also of the superadmins' text if it has that shape. */
  arrange?: (texts: readonly TitledText[]) => ReactNode;
  /** How to write a text for that layout. */
  writingHint?: string;
  /** After the text: lists that are generated from the code, and links. */
  always?: ReactNode;
}

export interface TitledText {
  /** Unique in its list. */
  id: string;
  title: string;
  /** Paragraphs. */
  text: ReactNode;
}

/** The sections of a page, by id. */
export type StaticParts<Page extends StaticPageName> = Readonly<Record<SectionOf<Page>, StaticPart>>;
