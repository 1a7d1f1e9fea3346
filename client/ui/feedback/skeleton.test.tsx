// What a page without JavaScript shows instead of content that loads.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Loading, Skeleton } from './skeleton.tsx';

test('without JavaScript, a part of the page that the server could not load offers a reload', () => {
  const html = renderToStaticMarkup(
    <Loading label="Laddar annonser">
      <Skeleton />
    </Loading>,
  );
  expect(html).toMatch(/<noscript>.*Ladda om sidan.*<\/noscript>/);
});

test('without JavaScript, a part that only a script can show asks for JavaScript and offers no reload', () => {
  const html = renderToStaticMarkup(
    <Loading label="Laddar formuläret" withoutScripts="Slå på JavaScript för att skriva till oss.">
      <Skeleton />
    </Loading>,
  );
  expect(html).toMatch(/<noscript>.*Slå på JavaScript för att skriva till oss\..*<\/noscript>/);
  expect(html).not.toContain('Ladda om sidan');
});
