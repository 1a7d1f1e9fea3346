// The pages whose views are counted: their addresses by kind. A feature adds a row here, and `views` in its feature.ts.

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** Pages of one thing each, by the section of their address. */
const kinds = {
  ad: 'ad',
  forum: 'post',
  results: 'match',
  news: 'news',
  associations: 'association',
  tournaments: 'tournament',
} as const;
const thing = new RegExp(`^/(${Object.keys(kinds).join('|')})/(${UUID})/?$`, 'i');

/** The group is the subject, as it is stored. */
const sections = {
  page: /^(\/(?:marketplace|create-ad|forum|news|results|tournaments|associations|about|faq|support|contact|terms|privacy|cookies|profile|messages)?)\/?$/,
  // Counted together: which user, team or league is viewed is not stored.
  section: /^(\/(?:u|teams|leagues))\/[^/]+\/?$/,
} as const;

type Section = keyof typeof kinds;
export type ViewedKind = (typeof kinds)[Section] | keyof typeof sections;

export interface ViewedPage {
  kind: ViewedKind;
  /** Its id in lower case, or the path of a page of the site. */
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
