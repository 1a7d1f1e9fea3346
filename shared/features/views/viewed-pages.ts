// The pages whose views are counted: their addresses by kind. A feature adds a row here, and `views` in its feature.ts.

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** The group is the subject, as it is stored. */
const addresses = {
  ad: new RegExp(`^/ad/(${UUID})/?$`, 'i'),
  post: new RegExp(`^/forum/(${UUID})/?$`, 'i'),
  match: new RegExp(`^/results/(${UUID})/?$`, 'i'),
  news: new RegExp(`^/news/(${UUID})/?$`, 'i'),
  association: new RegExp(`^/associations/(${UUID})/?$`, 'i'),
  page: /^(\/(?:marketplace|create-ad|forum|news|results|tournaments|associations|about|faq|support|contact|terms|privacy|cookies|profile|messages)?)\/?$/,
  // Counted together: which user, team or league is viewed is not stored.
  section: /^(\/(?:u|teams|leagues))\/[^/]+\/?$/,
  tournament: new RegExp(`^/tournaments/(${UUID})/?$`, 'i'),
} as const;

export type ViewedKind = keyof typeof addresses;

export interface ViewedPage {
  kind: ViewedKind;
  /** Its id in lower case, or the path of a page of the site. */
  subject: string;
}

/** Null for an address whose views are not counted. */
export function viewedPageAt(path: string): ViewedPage | null {
  for (const kind of Object.keys(addresses) as ViewedKind[]) {
    const subject = addresses[kind].exec(path)?.[1];
    if (subject) return { kind, subject: subject.toLowerCase() };
  }
  return null;
}
