// Reads the sitemap in tests: one file, or all files of its index.
import type { TestApp } from './app.ts';

export async function readSitemap(app: Pick<TestApp, 'call'>): Promise<string> {
  const { body } = await app.call<string>('GET', '/sitemap.xml');
  const files = [...body.matchAll(/<sitemap><loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].flatMap(
    ([, path]) => path ?? [],
  );
  const parts = await Promise.all(files.map((path) => app.call<string>('GET', path)));
  return [body, ...parts.map((part) => part.body)].join('\n');
}
