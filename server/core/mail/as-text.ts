// Mail as plain text.
import type { Mail, MailParagraph } from './mail.ts';

export function mailAsText({ heading, paragraphs, button, smallPrint, unsubscribe }: Mail): string {
  const link = button ? [`${button.label}:\n${button.href}`] : [];
  const unsubscribeFooter = unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.href}`] : [];
  return `${[heading, ...paragraphs.map(asText), ...link, smallPrint, '– Baskettorget', ...unsubscribeFooter].join('\n\n')}\n`;
}

function asText(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return paragraph;
  const { text, link } = paragraph;
  return `${text}\n${link.label}: ${link.href}`;
}
