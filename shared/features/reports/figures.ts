// Yearly figures of reports, decisions and appeals, for the operator to publish. Source: the Digital Services Act, article 15.1.
import * as z from 'zod/mini';
import { APPEAL_STATES, DECISIONS, REPORT_CATEGORIES, REPORT_KINDS, RULES } from './rules.ts';

/** Hours with one decimal; null when nothing was decided. */
const MedianHours = z.nullable(z.number());

/** One year in Stockholm. Keys without occurrences are left out of the records. */
export const YearFigures = z.object({
  year: z.number(),
  reports: z.object({
    total: z.number(),
    byCategory: z.partialRecord(z.enum(REPORT_CATEGORIES), z.number()),
    byKind: z.partialRecord(z.enum(REPORT_KINDS), z.number()),
    /** Time from the report to its decision, of the reports decided this year. */
    medianHours: MedianHours,
  }),
  /** Reports that were decided together are one decision. */
  decisions: z.object({
    total: z.number(),
    afterReports: z.partialRecord(z.enum(DECISIONS), z.number()),
    ownInitiative: z.partialRecord(z.enum(DECISIONS), z.number()),
    byRule: z.partialRecord(z.enum(RULES), z.number()),
  }),
  appeals: z.object({
    total: z.number(),
    /** Outcomes of the appeals that ended this year: decided, or withdrawn by an erasure. */
    outcomes: z.partialRecord(z.enum(APPEAL_STATES), z.number()),
    medianHours: MedianHours,
  }),
});
export type YearFigures = z.infer<typeof YearFigures>;

export const figureTexts = {
  title: 'Årssiffror',
  loadFailed: 'Kunde inte hämta årssiffrorna',
  reports: 'Anmälningar',
  decisions: 'Beslut',
  appeals: 'Överklaganden',
  reportHours: 'Mediantid till beslut',
  appealHours: 'Mediantid till omprövning',
  byCategory: 'Anmälningar efter anledning',
  byKind: 'Anmälningar efter vad de gäller',
  afterReports: 'Beslut efter anmälan',
  ownInitiative: 'Beslut på eget initiativ',
  byRule: 'Beslut efter regel',
  outcomes: 'Avslutade överklaganden',
} as const;

/** The columns of the file. */
export const FIGURE_COLUMNS = ['År', 'Uppgift', 'Del', 'Värde'] as const;
