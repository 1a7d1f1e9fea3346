// Keyboard shortcuts of the report table and of an open report, with their help.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { ReportActions } from './report-actions.ts';

export interface ReportShortcutsProps {
  reports: readonly ReportRow[];
  /** The open report. */
  opened: string | undefined;
  actions: ReportActions;
  onOpen: (id: string) => void;
}

/** Id of the button that opens a report. */
export const reportButtonId = (id: string) => `report-${id}`;

export function ReportShortcuts({ reports, opened, actions, onOpen }: ReportShortcutsProps) {
  const [hasKeys, setHasKeys] = useState(true);
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event, opened !== undefined);
    const place = reports.findIndex(({ id }) => id === (opened ?? focusedReport(reports)));
    const report = reports[place];
    const step = (to: number) => {
      const target = reports[to];
      if (!target) return;
      if (opened) onOpen(target.id);
      else document.getElementById(reportButtonId(target.id))?.focus();
    };
    // Arrows scroll the page unless a report has the focus.
    const isArrow = key?.startsWith('arrow') ?? false;
    if (isArrow && (!report || opened)) return;
    if (key === 'j' || key === 'arrowdown') step(place + 1);
    else if (key === 'k' || key === 'arrowup') step(place < 0 ? 0 : place - 1);
    else if (key === 'u' && report?.can.investigate) void actions.investigate(report);
    else if (key === 'l' && report?.can.resolve) actions.close(report, 'resolved');
    else if (key === 'a' && report?.can.dismiss) actions.close(report, 'dismissed');
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!hasKeys) return;
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [hasKeys]);

  return (
    <div className="text-sm pointer-coarse:hidden">
      {/* Users of speech input must be able to turn single-letter shortcuts off. Source: WCAG 2.1.4. */}
      <Checkbox
        label="Snabbtangenter"
        checked={hasKeys}
        onChange={(event) => setHasKeys(event.target.checked)}
      />
      {hasKeys && (
        <p className="text-muted">
          J eller pil ned: nästa · K eller pil upp: föregående · Retur: öppna · U: starta utredning · L:
          markera som löst · A: avfärda
        </p>
      )}
    </div>
  );
}

const typingTargets = 'input:not([type="checkbox"]), textarea, select';

/** Null for a key that belongs to a browser shortcut, to typing, to a menu, or to a dialog above the report. */
function readKey(event: KeyboardEvent, isOpen: boolean): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const at = event.target;
  if (at instanceof Element && at.closest(typingTargets)) return null;
  const above = document.querySelectorAll(
    '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]',
  );
  return above.length > (isOpen ? 1 : 0) ? null : event.key.toLowerCase();
}

/** The report whose row has the focus. */
function focusedReport(reports: readonly ReportRow[]): string | undefined {
  const row = document.activeElement?.closest('tr');
  return reports.find(({ id }) => row?.contains(document.getElementById(reportButtonId(id))))?.id;
}
