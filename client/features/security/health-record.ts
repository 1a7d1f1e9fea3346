// The session's health record. It is part of the site's security, so it needs no consent, and holds no personal data.
// Source: spec 2 §9 "A health-check record is stored per session, with version 1.0.0".
import type { ReportedEvent } from '#shared/features/security/texts.ts';

const KEY = 'security_health';

export interface HealthRecord {
  version: '1.0.0';
  /** When the session began, or the time of the latest event. */
  checkedAt: string;
  /** Count per event in this session. */
  events: Partial<Record<ReportedEvent, number>>;
}

/** Stores the record when the session's first page opens; later pages leave it as it is. */
export function openHealthRecord(): void {
  if (!readEvents()) writeEvents({});
}

/** Counts an event and returns its count so far. */
export function countEvent(event: ReportedEvent): number {
  const events = readEvents() ?? {};
  const count = (events[event] ?? 0) + 1;
  writeEvents({ ...events, [event]: count });
  return count;
}

/** Null without a record of this version. */
function readEvents(): HealthRecord['events'] | null {
  try {
    const { version, events } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<HealthRecord>;
    return version === '1.0.0' ? (events ?? {}) : null;
  } catch {
    return null;
  }
}

function writeEvents(events: HealthRecord['events']): void {
  const record: HealthRecord = { version: '1.0.0', checkedAt: new Date().toISOString(), events };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without session storage, counting restarts on each page.
  }
}
