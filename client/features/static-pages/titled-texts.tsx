// Texts with a title each in a text that superadmins have written: bold paragraphs, followed by others.
import { RichText } from '../../ui/text/rich-text.tsx';
import type { TitledText } from './static-parts.ts';

const PARAGRAPHS = /<p>.*?<\/p>\s*/gs;
const TITLE = /^<p><strong>([^<]+)<\/strong><\/p>/;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Null for a text of another shape: with lists or quotes, or without a title at its beginning. */
export function titledTextsIn(html: string): TitledText[] | null {
  const paragraphs = html.match(PARAGRAPHS) ?? [];
  if (paragraphs.join('') !== html.trimStart() || !TITLE.test(html.trimStart())) return null;
  const starts = paragraphs.flatMap((paragraph, index) => (TITLE.test(paragraph) ? [index] : []));
  return starts.map((start, index) => {
    const escaped = TITLE.exec(paragraphs[start] ?? '')?.[1] ?? '';
    return {
      id: `${index} ${escaped}`,
      title: escaped.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity),
      text: <RichText hasWholeQuotes html={paragraphs.slice(start + 1, starts[index + 1]).join('')} />,
    };
  });
}
