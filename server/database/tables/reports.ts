// Tables of reports and decisions.
import type { Generated } from 'kysely';

type ReportKind = 'ad' | 'person' | 'message' | 'review' | 'forum_post' | 'forum_comment';

export interface ReportTables {
  reports: ReportsTable;
  report_snapshots: ReportSnapshotsTable;
  removed_content: RemovedContentTable;
  appeals: AppealsTable;
  undoable_decisions: UndoableDecisionsTable;
}

interface ReportsTable {
  id: Generated<string>;
  reporter_id: string | null;
  reporter_name: string | null;
  reporter_email: string | null;
  kind: ReportKind;
  target_id: string | null;
  owner_id: string | null;
  category:
    | 'child'
    | 'illegal'
    | 'fraud'
    | 'abuse'
    | 'privacy'
    | 'counterfeit'
    | 'spam'
    | 'misplaced'
    | 'other';
  explanation: string;
  good_faith: boolean;
  status: Generated<'pending' | 'investigating' | 'resolved' | 'dismissed'>;
  priority: 'high' | 'medium' | 'low';
  assigned_to: Generated<string | null>;
  decision: Generated<'removed' | 'rejected' | 'locked' | 'warned' | 'blocked' | 'none' | null>;
  rule: Generated<'forbidden' | 'ads' | 'account' | 'trade' | 'law' | null>;
  person_reason: Generated<string>;
  reporter_reason: Generated<string>;
  decided_by: Generated<string | null>;
  is_sample: Generated<boolean>;
  decided_at: Generated<Date | null>;
  /** From when the account that this decision closes may be erased. */
  erasable_from: Generated<Date | null>;
  /** Until when this decision suspends: infinity until further notice, null once staff have lifted it. */
  blocked_until: Generated<Date | number | null>;
  decided_with: Generated<string | null>;
  reopened_from: Generated<string | null>;
  /** `moderation`: decided by staff without a report. */
  origin: Generated<'report' | 'moderation'>;
  created_at: Generated<Date>;
}

interface ReportSnapshotsTable {
  report_id: string;
  owner_id: string | null;
  content: unknown;
}

interface RemovedContentTable {
  report_id: string;
  owner_id: string;
  kind: ReportKind;
  target_id: string;
  original: unknown;
  removed_at: Generated<Date>;
}

interface AppealsTable {
  report_id: string;
  /** Null once the appellant is erased. */
  appellant_id: string | null;
  side: 'concerned' | 'reporter';
  text: string;
  created_at: Generated<Date>;
  outcome: Generated<'upheld' | 'overturned' | 'withdrawn' | null>;
  reason: Generated<string>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
}

interface UndoableDecisionsTable {
  id: Generated<string>;
  decided_by: string | null;
  kind: string;
  target_id: string;
  change: unknown;
  notices: unknown;
  replaced: unknown;
  decided_at: Generated<Date>;
  undoable_until: Date;
}
