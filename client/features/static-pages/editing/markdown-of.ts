// The Markdown of a rendered text: of the site's own, with which a superadmin begins.

/** Paragraphs, lists, links and bold text; headings become bold paragraphs. */
export function markdownOf(element: Element): string {
  return blocksOf(element).join('\n\n');
}

function blocksOf(element: Element): string[] {
  return [...element.children].flatMap((child) => {
    if (child.matches('ul, ol')) return [listOf(child)];
    if (child.matches('p')) return [inlineOf(child)];
    if (child.matches('h2, h3, h4')) return [`**${inlineOf(child)}**`];
    return blocksOf(child);
  });
}

/** Items of several blocks, such as cards with a heading, become paragraphs of an item. */
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
