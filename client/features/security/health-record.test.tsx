// The health record of a session: stored from its first page, and unchanged by the next ones.
import { beforeEach, expect, test, vi } from 'vitest';
import { countEvent, openHealthRecord } from './health-record.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
  return () => vi.useRealTimers();
});

const record = () => JSON.parse(sessionStorage.getItem('security_health') ?? 'null') as unknown;

test('is stored before any event, with its version and no personal data', () => {
  openHealthRecord();
  expect(record()).toEqual({ version: '1.0.0', checkedAt: '2026-01-01T12:00:00.000Z', events: {} });
});

test('keeps its counts when another page opens', () => {
  openHealthRecord();
  countEvent('xss_attempt');
  vi.setSystemTime(new Date('2026-01-01T13:00:00Z'));
  openHealthRecord();
  expect(countEvent('xss_attempt')).toBe(2);
});

test('replaces a value that is not a record', () => {
  sessionStorage.setItem('security_health', 'nonsense');
  openHealthRecord();
  expect(record()).toMatchObject({ version: '1.0.0', events: {} });
});
