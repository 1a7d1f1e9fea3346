// The pages whose views are counted, by the kind of their URL. A feature adds a row here, and `views` in its feature.ts.

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** Kinds of pages about a single record, by the first segment of their path. */
const kinds = {
  ad: 'ad',
  forum: 'post',
  results: 'match',
  news: 'news',
  associations: 'association',
  tournaments: 'tournament',
} as const;
const thing = new RegExp(`^/(${Object.keys(kinds).join('|')})/(${UUID})/?$`, 'i');

/** The group of each pattern is the subject, which is stored. */
const sections = {
  page: /^(\/(?:marketplace|create-ad|forum|news|results|tournaments|associations|about|faq|support|contact|terms|privacy|cookies|profile|messages)?)\/?$/,
  // Counted together: which user, team or league is viewed is not stored.
  section: /^(\/(?:u|teams|leagues))\/[^/]+\/?$/,
} as const;

type Section = keyof typeof kinds;
export type ViewedKind = (typeof kinds)[Section] | keyof typeof sections;

export interface ViewedPage {
  kind: ViewedKind;
  /** The record's id in lower case, or the path of a page of the site. */
  subject: string;
}

/** Null for an address whose views are not counted. */
export function viewedPageAt(path: string): ViewedPage | null {
  const [, section, id] = thing.exec(path) ?? [];
  if (section && id) return { kind: kinds[section.toLowerCase() as Section], subject: id.toLowerCase() };
  for (const kind of ['page', 'section'] as const) {
    const subject = sections[kind].exec(path)?.[1];
    if (subject) return { kind, subject };
  }
  return null;
}
