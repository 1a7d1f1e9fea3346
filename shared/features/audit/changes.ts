// Describes the changes of an audit log entry in Swedish, by field.
import { type AuditTexts, join } from '../../feature.ts';
import { features } from '../../features.ts';
import { formatDate, formatDateTime } from '../../format.ts';

const texts: AuditTexts[] = features.flatMap((feature) => ('audit' in feature ? [feature.audit] : []));
const fieldLabels = join(texts.map(({ fields }) => fields));
const endDays = new Set(texts.flatMap((feature) => feature.endDays ?? []));

/** A time as JSON has it. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export interface Change {
  label: string;
  /** Null without a value. */
  before: string | null;
  after: string | null;
}

type Values = Readonly<Record<string, unknown>> | null;

/** Unchanged fields are left out. A field without a label is shown by its code. */
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
  const isEndDay = endDays.has(field);
  if (value === null || value === undefined || value === '') return isEndDay ? 'Tills vidare' : '–';
  if (isEndDay) return formatDate(String(value));
  if (Array.isArray(value)) return value.map((item: unknown) => describeValue(field, item)).join(', ') || '–';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value as string | number);
  return TIME.test(text) && !Number.isNaN(Date.parse(text)) ? formatDateTime(text) : labelOf(field, text);
}

function labelOf(field: string, value: string): string {
  for (const { values } of texts) {
    const labels = values?.[field];
    if (labels && Object.hasOwn(labels, value)) return labels[value] ?? value;
  }
  return value;
}
