// Converts a rendered text to Markdown: superadmins begin editing with the site's own text.

/** Paragraphs, lists, links and bold text; headings become bold paragraphs. */
export function markdownOf(element: Element): string {
  return blocksOf(element).join('\n\n');
}

function blocksOf(element: Element): string[] {
  return [...element.children].flatMap((child) => {
    // A list of cards, each with a heading, is not a list in Markdown: bullets would separate the headings from their texts.
    if (child.matches('ul, ol') && !child.querySelector('h2, h3, h4')) return [listOf(child)];
    if (child.matches('p')) return [inlineOf(child)];
    if (child.matches('h2, h3, h4')) return [`**${inlineOf(child)}**`];
    return blocksOf(child);
  });
}

/** An item of several blocks becomes a list item with several paragraphs. */
function listOf(list: Element): string {
  const items = [...list.children].map((item) => {
    const blocks = blocksOf(item);
    return (blocks.length > 0 ? blocks : [inlineOf(item)]).join('\n\n').replaceAll('\n', '\n  ');
  });
  return items.map((item) => `- ${item}`).join('\n');
}

function inlineOf(element: Element): string {
  const texts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const inner = inlineOf(node);
    if (node.matches('a')) return `[${inner}](${node.getAttribute('href') ?? ''})`;
    return node.matches('strong, b') ? `**${inner}**` : inner;
  });
  return texts.join('').replace(/\s+/g, ' ').trim();
}
