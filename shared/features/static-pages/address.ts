// Search parameters of the questions, and of the editor of static pages.
import { isStaticPageName, type StaticPageName } from './pages.ts';

const MAX_SEARCH_LENGTH = 100;

/** What is searched among the frequently asked questions. */
export function parseFaqAddress({ search }: Readonly<Record<string, unknown>>): { search?: string } {
  const text = typeof search === 'string' ? search.trim().slice(0, MAX_SEARCH_LENGTH) : '';
  return text ? { search: text } : {};
}

/** Without a page: the first one. */
export function parseStaticPageAddress({ page }: Readonly<Record<string, unknown>>): {
  page?: StaticPageName;
} {
  return isStaticPageName(page) ? { page } : {};
}
