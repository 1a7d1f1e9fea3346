// Mail as plain text.
import type { Mail, MailParagraph } from './mail.ts';

/** @param sender who runs the site; empty if unknown */
export function mailAsText(
  { heading, paragraphs, button, smallPrint, unsubscribe }: Mail,
  sender: string,
): string {
  const link = button ? [`${button.label}:\n${button.href}`] : [];
  const unsubscribeFooter = unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.href}`] : [];
  const signature = sender ? ['– Baskettorget', sender] : ['– Baskettorget'];
  const parts = [heading, ...paragraphs.map(asText), ...link, smallPrint, ...signature, ...unsubscribeFooter];
  return `${parts.join('\n\n')}\n`;
}

function asText(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return paragraph;
  const { text, link } = paragraph;
  return `${text}\n${link.label}: ${link.href}`;
}
