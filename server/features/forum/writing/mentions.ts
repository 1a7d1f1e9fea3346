// Whom a stored text mentions, and which comments it quotes: `@[Anna](user:…)`, `@[Anna](quote:57)`.
import { parseMarkdown } from '../../../core/markdown/markdown.ts';

/** Further mentions in the same text send no notification. */
const MAX_NOTIFIED = 20;

export interface TextReferences {
  userIds: string[];
  /** Numbers of quoted comments, 0 for the post. */
  numbers: number[];
}

export function referencesIn(content: string): TextReferences {
  const { users, quotes } = parseMarkdown(content).references;
  return {
    userIds: users.slice(0, MAX_NOTIFIED),
    numbers: quotes
      .filter((quote) => /^\d{1,7}$/.test(quote))
      .map(Number)
      .slice(0, MAX_NOTIFIED),
  };
}

/** The references that an edit has added. */
export function addedReferences(content: string, before: TextReferences): TextReferences {
  const { userIds, numbers } = referencesIn(content);
  return {
    userIds: userIds.filter((id) => !before.userIds.includes(id)),
    numbers: numbers.filter((number) => !before.numbers.includes(number)),
  };
}
