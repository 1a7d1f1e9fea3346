// Search parameters of the editor of static pages.
import { isStaticPageName, type StaticPageName } from './pages.ts';

/** Without a page: the first one. */
export function parseStaticPageAddress({ page }: Readonly<Record<string, unknown>>): {
  page?: StaticPageName;
} {
  return isStaticPageName(page) ? { page } : {};
}
