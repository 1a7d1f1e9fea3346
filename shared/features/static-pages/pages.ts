// The static pages whose texts superadmins change, and their sections. Source: spec 1 §2 About and Static pages.
import { paths } from '../../paths.ts';
import { FAQ, MORE_QUESTIONS, questionId } from './faq.ts';

export interface StaticSection {
  id: string;
  heading: string;
}

export interface StaticPageDeclaration {
  title: string;
  path: string;
  /** Day on which the site's own text changed in substance. */
  changed: string;
  /** After the lead, which every page begins with. */
  sections: readonly StaticSection[];
}

export const LEAD = { id: 'lead', heading: 'Inledning' } as const satisfies StaticSection;

const faqSections: StaticSection[] = FAQ.flatMap(({ questions }) =>
  questions.map((question) => ({ id: questionId(question), heading: question })),
);

export const STATIC_PAGES = {
  about: {
    title: 'Om oss',
    path: paths.about,
    changed: '2026-11-21',
    sections: [
      { id: 'mission', heading: 'Vårt uppdrag' },
      { id: 'focus', heading: 'Det vi gör' },
      { id: 'team', heading: 'Laget bakom' },
      { id: 'values', heading: 'Det vi står för' },
      { id: 'roadmap', heading: 'Fyra perioder' },
      { id: 'upcoming', heading: 'På väg in från bänken' },
    ],
  },
  privacy: {
    title: 'Integritetspolicy',
    path: paths.privacy,
    changed: '2026-11-24',
    sections: [
      { id: 'controller', heading: 'Vem som ansvarar' },
      { id: 'data', heading: 'Uppgifter vi sparar' },
      { id: 'grounds', heading: 'Varför vi får göra det' },
      { id: 'viewers', heading: 'Vem som ser dem' },
      { id: 'retention', heading: 'Hur länge de finns kvar' },
      { id: 'rights', heading: 'Dina rättigheter' },
    ],
  },
  terms: {
    title: 'Användarvillkor',
    path: paths.terms,
    changed: '2026-11-23',
    sections: [
      { id: 'service', heading: 'Vad Baskettorget är' },
      { id: 'account', heading: 'Ditt konto' },
      { id: 'ads', heading: 'Annonser' },
      { id: 'forbidden', heading: 'Det du inte får lägga ut' },
      { id: 'payment', heading: 'Köp och betalning' },
      { id: 'business', heading: 'Om du säljer som företag' },
      { id: 'content', heading: 'Text och bilder' },
      { id: 'orders', heading: 'Så ordnas listorna' },
      { id: 'breaches', heading: 'När något bryter mot reglerna' },
      { id: 'liability', heading: 'Ansvar och ändringar' },
    ],
  },
  cookies: {
    title: 'Cookies',
    path: paths.cookies,
    changed: '2026-11-23',
    sections: [
      { id: 'meaning', heading: 'Vad en cookie är' },
      { id: 'stored', heading: 'Det vi sparar' },
      { id: 'choice', heading: 'Ditt val' },
      { id: 'removal', heading: 'Så tar du bort dem' },
    ],
  },
  accessibility: {
    title: 'Tillgänglighet',
    path: paths.accessibility,
    changed: '2026-11-23',
    sections: [
      { id: 'goal', heading: 'Vårt mål' },
      { id: 'working', heading: 'Det som fungerar' },
      { id: 'lacking', heading: 'Det som brister' },
      { id: 'barriers', heading: 'Berätta om ett hinder' },
    ],
  },
  faq: {
    title: 'Vanliga frågor',
    path: paths.faq,
    changed: '2026-11-23',
    sections: [...faqSections, MORE_QUESTIONS],
  },
  support: {
    title: 'Support & Hjälp',
    path: paths.support,
    changed: '2026-11-23',
    sections: [
      { id: 'sign-in', heading: 'Kan inte logga in' },
      { id: 'ads', heading: 'Problem med annons' },
      { id: 'slow', heading: 'Långsam sida' },
      { id: 'problem', heading: 'Rapportera ett problem' },
    ],
  },
  contact: {
    title: 'Kontakt',
    path: paths.contact,
    changed: '2026-11-23',
    sections: [],
  },
} as const satisfies Record<string, StaticPageDeclaration>;

export type StaticPageName = keyof typeof STATIC_PAGES;
export type SectionOf<Page extends StaticPageName> =
  | typeof LEAD.id
  | (typeof STATIC_PAGES)[Page]['sections'][number]['id'];

export const STATIC_PAGE_NAMES = [
  'about',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
  'faq',
  'support',
  'contact',
] as const satisfies StaticPageName[];

export function isStaticPageName(name: unknown): name is StaticPageName {
  return STATIC_PAGE_NAMES.some((each) => each === name);
}

/** The sections of a page, in its order. */
export function sectionsOf(page: StaticPageName): readonly StaticSection[] {
  return STATIC_PAGES[page].sections;
}

/** All that superadmins change: the lead and the sections. */
export function editableSectionsOf(page: StaticPageName): readonly StaticSection[] {
  return [LEAD, ...sectionsOf(page)];
}

/** Questions can be reworded; their addresses are permanent. */
export function mayRename(page: StaticPageName, section: string): boolean {
  return page === 'faq' && faqSections.some(({ id }) => id === section);
}

/** The heading of a section; undefined if the page has no such section. */
export function headingOf(page: StaticPageName, section: string): string | undefined {
  return editableSectionsOf(page).find(({ id }) => id === section)?.heading;
}
