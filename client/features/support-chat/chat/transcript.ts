// The support chat as a text, for the contact form.
import type { ChatText } from './chat-draft.ts';

/** In characters. Leaves room for the text that the sender adds. */
const MAX_LENGTH = 4000;

/** The latest texts that fit, whole. */
export function transcribe(texts: readonly ChatText[]): string {
  const rows = texts.map(({ isBot, text }) => `${isBot ? 'Hjälpen' : 'Jag'}: ${text}`);
  while (rows.join('\n').length > MAX_LENGTH) rows.shift();
  return ['Chatten:', ...rows].join('\n');
}
