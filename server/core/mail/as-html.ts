// Mail as HTML. Mail programs support few styles, and only inline ones; no picture needs to be fetched.
import { createElement as element, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail, MailParagraph } from './mail.ts';

/** Mail programs with a dark theme override the colours by class; others show the inline light ones. */
const darkSheet = `@media (prefers-color-scheme: dark) {
  .ground { background-color: #14171f !important; }
  .sheet { background-color: #1f2430 !important; border-color: #3a4152 !important; }
  .text { color: #f2efe9 !important; }
  .quiet { color: #b9b6b0 !important; }
}`;

const font = "font-family: 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const ink = '#1a1d26';
const quiet = '#5a5852';

/**
 * Returns a complete HTML document in Swedish.
 *
 * @param sender who runs the site; empty if unknown
 */
export function mailAsHtml(
  { subject, heading, paragraphs, button, smallPrint, unsubscribe }: Mail,
  sender: string,
): string {
  const content = [
    element('p', { key: 'name', className: 'quiet', style: { ...line, color: quiet } }, 'Baskettorget'),
    element('h1', { key: 'heading', className: 'text', style: headingStyle }, heading),
    ...paragraphs.map(renderParagraph),
    button && renderButton(button),
    element('p', { key: 'small', className: 'quiet', style: { ...line, ...small } }, smallPrint),
    sender && element('p', { key: 'sender', className: 'quiet', style: { ...line, ...small } }, sender),
    unsubscribe && renderUnsubscribeLink(unsubscribe),
  ];
  return `<!DOCTYPE html>${renderToStaticMarkup(renderDocument(subject, content))}`;
}

function renderDocument(title: string, content: ReactNode): ReactNode {
  return element(
    'html',
    { lang: 'sv' },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      element('title', null, title),
      element('style', null, `body { ${font}; } ${darkSheet}`),
    ),
    element(
      'body',
      { className: 'ground', style: { margin: 0, padding: '24px 12px', backgroundColor: '#f6f2ea' } },
      element(
        'div',
        { role: 'article', 'aria-label': title, className: 'sheet', style: sheetStyle },
        content,
      ),
    ),
  );
}

function renderParagraph(paragraph: MailParagraph, index: number): ReactNode {
  const { text, link } = typeof paragraph === 'string' ? { text: paragraph, link: null } : paragraph;
  return element(
    'p',
    { key: index, className: 'text', style: { ...line, color: ink } },
    text,
    link && [
      element('br', { key: 'break' }),
      element('a', { key: 'link', href: link.href, className: 'text', style: { color: ink } }, link.label),
    ],
  );
}

function renderButton({ label, href }: NonNullable<Mail['button']>): ReactNode {
  return [
    element('p', { key: 'button', style: line }, element('a', { href, style: buttonStyle }, label)),
    element(
      'p',
      { key: 'address', className: 'quiet', style: { ...line, ...small, wordBreak: 'break-all' } },
      'Fungerar inte knappen? Öppna den här adressen: ',
      element('a', { href, className: 'quiet', style: { color: quiet } }, href),
    ),
  ];
}

function renderUnsubscribeLink({ label, href }: NonNullable<Mail['unsubscribe']>): ReactNode {
  const link = element('a', { href, className: 'quiet', style: { color: quiet } }, label);
  return element('p', { key: 'unsubscribe', className: 'quiet', style: { ...line, ...small } }, link);
}

const line: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: 1.5 };
const small: CSSProperties = { fontSize: 14, color: quiet };
const headingStyle: CSSProperties = { margin: '0 0 16px', fontSize: 24, lineHeight: 1.25, color: ink };
const sheetStyle: CSSProperties = {
  // A long address or title without spaces must not widen the mail on a phone.
  overflowWrap: 'anywhere',
  maxWidth: 520,
  margin: '0 auto',
  padding: 24,
  backgroundColor: '#fffdf9',
  border: '1px solid #ddd6c8',
  borderRadius: 12,
};
const buttonStyle: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: 8,
  backgroundColor: '#1b5e4b',
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
};
