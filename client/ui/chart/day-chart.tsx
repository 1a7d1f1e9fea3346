// Bar chart of a period and the period before it, with the same figures in a table. Rendered on the server.
import { FigureTable } from './figure-table.tsx';
import { numberText } from './number-text.ts';

export interface DayChartProps {
  title: string;
  /** Oldest first. */
  points: readonly { label: string; now: number; before: number }[];
  /** Heading of the table's first column. */
  unit: string;
  /** Right end of the axis; by default the label of the last point. */
  end?: string;
}

const HEIGHT = 100;
const SLOT = 10;
/** Positions within a slot: the bar of the period, and behind it the wider bar of the period before. */
const NOW = { x: 2.5, width: 5 };
const BEFORE = { x: 1, width: 8 };

export function DayChart({ title, points, unit, end = points.at(-1)?.label }: DayChartProps) {
  if (points.every(({ now, before }) => now === 0 && before === 0))
    return (
      <p className="rounded-md border border-line p-4 text-muted">
        Inget att visa för perioden eller den innan.
      </p>
    );
  const max = Math.max(1, ...points.flatMap(({ now, before }) => [now, before]));
  const bar = (index: number, value: number, { x, width }: typeof NOW) => ({
    x: index * SLOT + x,
    width,
    y: HEIGHT - (value / max) * HEIGHT,
    height: (value / max) * HEIGHT,
  });
  return (
    <figure className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(14rem,1fr)]">
      <figcaption className="sr-only">{title}</figcaption>
      {/* Screen readers get the same figures from the table. */}
      <div aria-hidden="true" className="min-w-0">
        <div className="flex justify-between text-sm text-muted">
          <span className="tabular-nums">{numberText(max)}</span>
          <Legend />
        </div>
        <svg
          viewBox={`0 0 ${Math.max(1, points.length) * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="mt-1 h-48 w-full border-y border-line lg:h-56"
        >
          {points.map(({ label, before }, index) => (
            <rect key={label} {...bar(index, before, BEFORE)} className="fill-line" />
          ))}
          {points.map(({ label, now }, index) => (
            <rect key={label} {...bar(index, now, NOW)} className="fill-pine" />
          ))}
        </svg>
        <div className="mt-1 flex justify-between gap-4 text-sm text-muted tabular-nums">
          <span>{points[0]?.label}</span>
          <span className="text-right">{end}</span>
        </div>
      </div>
      <FigureTable
        title={title}
        unit={unit}
        rows={points.map(({ label, ...sums }) => ({ name: label, ...sums }))}
      />
    </figure>
  );
}

function Legend() {
  return (
    <span className="flex flex-wrap justify-end gap-x-4">
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm bg-pine" />
        Perioden
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm bg-line" />
        Perioden innan
      </span>
    </span>
  );
}
