// The HTML document around every page, also when the page fails.
import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EarlyClicks, earlyClicksScript } from './early-clicks.ts';
import headlineFont from './fonts/archivo-wide.woff2';
import { LoadScripts } from './load-scripts.tsx';
import textFont from './fonts/torget-sans.woff2';

export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ScriptOnce>{earlyClicksScript}</ScriptOnce>
        {/* Preloaded, because `font-display: optional` ignores fonts that load after the first paint. */}
        <link rel="preload" as="font" type="font/woff2" href={headlineFont} crossOrigin="" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="" />
        {/* The colour of the top bar, which is dark in both themes. */}
        <meta name="theme-color" content="#0b1120" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
        <LoadScripts />
        <EarlyClicks />
      </body>
    </html>
  );
}
