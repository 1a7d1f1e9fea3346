// Chooses the period of statistics. Source: spec 2 §9 Analytics period options.
import { type Period, periodLabels, PERIODS } from '#shared/features/statistics/periods.ts';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';

export function PeriodSelect({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  return (
    <SegmentedControl
      legend="Period"
      value={value}
      onChange={onChange}
      options={PERIODS.map((period) => ({ value: period, label: periodLabels[period] }))}
    />
  );
}
