// A mail as plain text, for programs and people that want no more.
import type { Mail } from './mail.ts';

export function mailAsText({ heading, paragraphs, button, smallPrint }: Mail): string {
  const link = button ? [`${button.label}:\n${button.href}`] : [];
  return `${[heading, ...paragraphs, ...link, smallPrint, '– Baskettorget'].join('\n\n')}\n`;
}
