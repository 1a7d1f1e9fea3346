// Repairs feeds that cannot be parsed: removes document types, and adds a missing end.

/** Document types are removed: their entities can refer to files and addresses, or expand to gigabytes. */
const DOCTYPE = /<!DOCTYPE\b(?:[^<>[]|\[[\s\S]*?\]\s*(?=>))*>/gi;
const ROOT = /<((?:[\w-]+:)?(?:rss|feed|rdf))\b(?:[^<>]*(\/)>)?/i;
const LAST_END = /<\/(?:[\w-]+:)?(?:item|entry)\s*>/gi;
/** How many objects of a truncated JSON feed are dropped at most, to find the last complete one. */
const JSON_TRIES = 50;

export interface RepairedFeed {
  text: string;
  isTruncated: boolean;
}

/** Null for a text that is not a feed. */
export function repairFeed(decoded: string): RepairedFeed | null {
  const text = decoded.replace(/^[\s\uFEFF\0]+/, '');
  if (text.startsWith('{')) return repairJson(text);
  return repairXml(text.replace(DOCTYPE, ''));
}

/** Cuts a truncated feed after its last complete item, and closes the open elements. */
function repairXml(text: string): RepairedFeed | null {
  const [, root, isEmpty] = ROOT.exec(text) ?? [];
  if (!root) return null;
  // Some feeds write element names in capitals.
  const end = text.slice(-4000).toLowerCase();
  if (isEmpty || end.includes(`</${root.toLowerCase()}`)) return { text, isTruncated: false };
  const last = [...text.matchAll(LAST_END)].at(-1);
  if (!last) return { text, isTruncated: true };
  const channel = /^rss$/i.test(root) ? '</channel>' : '';
  return { text: `${text.slice(0, last.index + last[0].length)}${channel}</${root}>`, isTruncated: true };
}

function repairJson(text: string): RepairedFeed | null {
  if (isJson(text)) return { text, isTruncated: false };
  let end = text.length;
  for (let tries = 0; tries < JSON_TRIES; tries += 1) {
    end = text.lastIndexOf('}', end - 1);
    if (end < 0) break;
    const cut = `${text.slice(0, end + 1)}]}`;
    if (isJson(cut)) return { text: cut, isTruncated: true };
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
