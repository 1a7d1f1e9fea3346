// Mail as plain text.
import type { Mail } from './mail.ts';

export function mailAsText({ heading, paragraphs, button, smallPrint, unsubscribe }: Mail): string {
  const link = button ? [`${button.label}:\n${button.href}`] : [];
  const unsubscribeFooter = unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.href}`] : [];
  return `${[heading, ...paragraphs, ...link, smallPrint, '– Baskettorget', ...unsubscribeFooter].join('\n\n')}\n`;
}
