// The reports of a fresh site: pending, under investigation, and decided.
import {
  type Decision,
  type Priority,
  priorityOf,
  type ReportCategory,
  type ReportKind,
  type ReportStatus,
  type Rule,
} from '#shared/features/reports/rules.ts';
import type { Random } from './random.ts';
import { reportTexts } from './report-texts.ts';
import type { Cast } from './sample-cast.ts';
import { daysBefore, later } from './sample-clock.ts';
import type { SampleReview } from './sample-deals.ts';
import type { StoryConversations } from './sample-story.ts';
import type { SampleConversation } from './sample-conversations.ts';

export interface SampleReport {
  id: string;
  /** Null for a visitor, who has given name and address. */
  reporterId: string | null;
  signed: { name: string; email: string } | null;
  kind: ReportKind;
  targetId: string;
  ownerId: string;
  category: ReportCategory;
  explanation: string;
  priority: Priority;
  createdAt: Date;
  status: ReportStatus;
  decided: { decision: Decision; rule: Rule | null; toPerson: string; toReporter: string; at: Date } | null;
  /** The reporter's appeal, which waits for a decision. */
  appeal: { text: string; createdAt: Date } | null;
}

type NewReport = Omit<SampleReport, 'id' | 'signed' | 'priority' | 'status' | 'decided' | 'appeal'> &
  Partial<SampleReport>;

interface Reported {
  cast: Cast;
  conversations: Pick<StoryConversations, 'swindle' | 'rudeness'>;
  reviews: readonly SampleReview[];
  now: Date;
}

export function makeReports(random: Random, { cast, conversations, reviews, now }: Reported): SampleReport[] {
  const report = (open: number, input: NewReport): SampleReport => ({
    id: random.uuid(),
    signed: null,
    priority: priorityOf(input.category, open),
    status: 'pending',
    decided: null,
    appeal: null,
    ...input,
  });
  const copied = { kind: 'ad', targetId: cast.copied.id, ownerId: cast.copied.userId } as const;
  const [first, second, third] = reportTexts.copied;
  return [
    report(1, {
      ...copied,
      reporterId: cast.coach.id,
      category: 'counterfeit',
      explanation: first,
      createdAt: daysBefore(now, 3, '19:26'),
    }),
    report(2, {
      ...copied,
      reporterId: cast.neighbour.id,
      category: 'counterfeit',
      explanation: second,
      createdAt: daysBefore(now, 2, '08:11'),
    }),
    report(3, {
      ...copied,
      reporterId: null,
      signed: { name: 'Karin Sandell', email: 'karin.sandell@exempel.invalid' },
      category: 'counterfeit',
      explanation: third,
      createdAt: later(now, -190),
    }),
    report(1, {
      ...lastOf(conversations.swindle),
      reporterId: cast.seller.id,
      category: 'fraud',
      explanation: reportTexts.swindle,
      createdAt: daysBefore(now, 2, '17:34'),
      status: 'investigating',
    }),
    report(1, {
      kind: 'ad',
      targetId: cast.misplaced.id,
      ownerId: cast.misplaced.userId,
      reporterId: cast.builder.id,
      category: 'misplaced',
      explanation: reportTexts.misplaced,
      createdAt: later(now, -340),
    }),
    report(1, {
      ...lastOf(conversations.rudeness),
      reporterId: cast.buyer.id,
      category: 'abuse',
      explanation: reportTexts.rudeness,
      createdAt: daysBefore(now, 9, '21:50'),
      status: 'resolved',
      decided: {
        decision: 'removed',
        rule: 'forbidden',
        toPerson: reportTexts.rudenessToWriter,
        toReporter: reportTexts.rudenessToReporter,
        at: daysBefore(now, 8, '09:05'),
      },
    }),
    ...makeDisputed(report, { cast, reviews, now }),
  ];
}

/** The subject of the worst review reports it, the report is dismissed, and they appeal. */
function makeDisputed(
  report: (open: number, input: NewReport) => SampleReport,
  { cast, reviews, now }: Omit<Reported, 'conversations'>,
): SampleReport[] {
  const at = daysBefore(now, 12, '13:40');
  const parts = new Set(Object.values(cast).map(({ id }) => id));
  const [worst] = reviews
    .filter(
      ({ visible_at, author_id, subject_id }) =>
        visible_at < at && !parts.has(author_id) && !parts.has(subject_id),
    )
    .toSorted((one, other) => one.rating - other.rating);
  if (!worst) return [];
  return [
    report(1, {
      kind: 'review',
      targetId: worst.id,
      ownerId: worst.author_id,
      reporterId: worst.subject_id,
      category: 'other',
      explanation: reportTexts.unfair,
      createdAt: at,
      status: 'dismissed',
      decided: {
        decision: 'none',
        rule: null,
        toPerson: '',
        toReporter: reportTexts.unfairToReporter,
        at: daysBefore(now, 11, '10:20'),
      },
      appeal: { text: reportTexts.unfairAppeal, createdAt: daysBefore(now, 4, '20:15') },
    }),
  ];
}

function lastOf({ one, messages }: SampleConversation): Pick<SampleReport, 'kind' | 'targetId' | 'ownerId'> {
  const last = messages.at(-1);
  if (!last) throw new RangeError('no message to report');
  return { kind: 'message', targetId: last.id, ownerId: one };
}
