// The session's health record. It is stored only after the first event: storage needs consent unless it protects
// the user. Source: spec 2 §9 "version 1.0.0".
import type { ReportedEvent } from '#shared/features/security/texts.ts';

const KEY = 'security_health';

export interface HealthRecord {
  version: '1.0.0';
  /** Time of the latest event. */
  checkedAt: string;
  /** Count per event in this session. */
  events: Partial<Record<ReportedEvent, number>>;
}

/** Counts an event and returns its count so far. */
export function countEvent(event: ReportedEvent): number {
  const { events } = readRecord();
  const count = (events[event] ?? 0) + 1;
  const record: HealthRecord = {
    version: '1.0.0',
    checkedAt: new Date().toISOString(),
    events: { ...events, [event]: count },
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without session storage, counting restarts on each page.
  }
  return count;
}

function readRecord(): Pick<HealthRecord, 'events'> {
  try {
    const { version, events } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<HealthRecord>;
    return { events: version === '1.0.0' ? (events ?? {}) : {} };
  } catch {
    return { events: {} };
  }
}
