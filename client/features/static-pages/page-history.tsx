// When a static page was changed last, and its history. Only the back office shows who changed it.
import type { StaticPage } from '#shared/features/static-pages/contract.ts';
import { headingOf, STATIC_PAGES, type StaticPageName } from '#shared/features/static-pages/pages.ts';
import { formatDate } from '#shared/format.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { lastChangeOf } from './use-static-page.ts';

export interface PageHistoryProps {
  page: StaticPageName;
  stored: StaticPage;
}

export function PageHistory({ page, stored }: PageHistoryProps) {
  const { changed } = STATIC_PAGES[page];
  const own = { section: '', note: 'Webbplatsens text', isRestored: false, changedAt: changed };
  const entries = [...stored.changes, own].toSorted((one, other) =>
    other.changedAt.localeCompare(one.changedAt),
  );
  return (
    <div className="max-w-[60ch] text-sm text-muted">
      <p>Senast ändrad {formatDate(lastChangeOf(page, stored))}.</p>
      <Disclosure summary="Historik" className="mt-2 not-open:print:hidden">
        <ul className="flex flex-col gap-1">
          {entries.map((entry) => (
            <li key={entry.changedAt + entry.section} className="[overflow-wrap:anywhere]">
              {formatDate(entry.changedAt)}: {describeChange(page, entry)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** 'Ditt konto: ny åldersgräns', or what was done without a note. */
export function describeChange(
  page: StaticPageName,
  { section, note, isRestored }: StaticPage['changes'][number],
): string {
  const outcome = note || (isRestored ? 'webbplatsens egen text igen' : 'ny text');
  return section === '' ? outcome : `${headingOf(page, section) ?? 'Ett avsnitt'}: ${outcome}`;
}
