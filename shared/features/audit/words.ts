// How the log of privileged acts is read: the name of each act, and what it has changed.
import { reviewStatuses } from '../ads/review-statuses.ts';
import { formatDate } from '../../format.ts';
import { DELETED_USER } from '../personal-data/words.ts';
import { decisionLabels, outcomeLabels, priorityLabels, ruleLabels, statusLabels } from '../reports/words.ts';
import { roleLabels } from '../users/words.ts';
import type { AuditAction, AuditTarget } from './rules.ts';

export const auditWords = {
  listFailed: 'Kunde inte hämta händelseloggen',
  exportFailed: 'Kunde inte exportera händelseloggen',
  operator: 'Kommandoraden',
  deletedUser: DELETED_USER,
} as const;

export const actionLabels: Record<AuditAction, string> = {
  'ad.create': 'Annons skapad',
  'ad.approve': 'Annons godkänd',
  'ad.reject': 'Annons avvisad',
  'ad.delete': 'Annons borttagen',
  'ad.restore': 'Annons återställd',
  'category.create': 'Kategori skapad',
  'category.change': 'Kategori ändrad',
  'category.switch': 'Kategori aktiverad/inaktiverad',
  'category.delete': 'Kategori borttagen',
  'page.change': 'Sidinställning ändrad',
  'report.investigate': 'Anmälan utreds',
  'report.priority': 'Anmälan omprioriterad',
  'report.read': 'Anmält meddelande läst',
  'report.decide': 'Anmälan avgjord',
  'report.appeal': 'Överklagande avgjort',
  'review.remove': 'Omdöme borttaget',
  'site.change': 'Inställning ändrad',
  'user.create': 'Användare skapad',
  'user.role': 'Roll ändrad',
  'user.block': 'Användare avstängd',
  'user.unblock': 'Avstängning hävd',
  'user.two-step': 'Tvåstegsinloggning borttagen',
  'user.birth-year': 'Födelseår nollställt',
  'user.message': 'Meddelande skickat som administratör',
  'user.delete': 'Användare borttagen',
};

export const targetLabels: Record<AuditTarget, string> = {
  ad: 'Annons',
  category: 'Kategori',
  page: 'Sida',
  report: 'Anmälan',
  review: 'Omdöme',
  site: 'Webbplatsen',
  user: 'Användare',
};

const fieldLabels: Record<string, string> = {
  active: 'Aktiv',
  adDurationDays: 'Dagar en annons visas',
  adminsNeedTwoStep: 'Tvåstegsinloggning krävs av admin',
  ads: 'Annonser',
  author: 'Skrivet av',
  automatedEmails: 'Adresser som verkar automatiskt genererade',
  category: 'Kategori',
  decision: 'Beslut',
  description: 'Beskrivning',
  disabledMessage: 'Meddelande',
  hasTwoStep: 'Tvåstegsinloggning',
  isEnabled: 'Öppen',
  lastDay: 'Sista dag',
  minimumAge: 'Lägsta ålder',
  name: 'Namn',
  outcome: 'Utfall',
  owner: 'Gäller',
  priority: 'Prioritet',
  rating: 'Betyg',
  reason: 'Anledning',
  role: 'Roll',
  rule: 'Regel',
  seller: 'Annonsör',
  status: 'Status',
  subject: 'Skrivet om',
  title: 'Rubrik',
  until: 'Slutar',
};

export interface Change {
  label: string;
  /** Null where there was nothing. */
  before: string | null;
  after: string | null;
}

type Values = Readonly<Record<string, unknown>> | null;

/** What an act has changed, field by field in Swedish; what is the same before and after is left out. */
export function describeChanges(before: Values, after: Values): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      label: fieldLabels[field] ?? field,
      before: before && field in before ? describeValue(field, before[field]) : null,
      after: after && field in after ? describeValue(field, after[field]) : null,
    }))
    .filter((change) => change.before !== change.after);
}

function describeValue(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej';
  if (value === null || value === undefined || value === '') return isEnd(field) ? 'Tills vidare' : '–';
  if (isEnd(field)) return formatDate(String(value));
  if (field === 'role') return labelOf(roleLabels, value);
  if (field === 'decision') return labelOf(decisionLabels, value);
  if (field === 'outcome') return labelOf(outcomeLabels, value);
  if (field === 'priority') return labelOf(priorityLabels, value);
  if (field === 'rule') return labelOf(ruleLabels, value);
  if (field === 'status')
    return labelOf(
      {
        ...statusLabels,
        ...Object.fromEntries(Object.entries(reviewStatuses).map(([status, { label }]) => [status, label])),
      },
      value,
    );
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

function isEnd(field: string): boolean {
  return field === 'lastDay' || field === 'until';
}

function labelOf(labels: Readonly<Record<string, string>>, value: unknown): string {
  return labels[String(value)] ?? String(value);
}
