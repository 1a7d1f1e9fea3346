// The other open reports on the same content: who reported it, and why.
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { categoryLabels } from '#shared/features/reports/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { Part, Prose } from '../report-part.tsx';
import { Reporter } from './report-facts.tsx';

export function OtherReports({ others }: Pick<ReportRow, 'others'>) {
  return (
    <Part title={`${others.length === 1 ? 'En anmälan' : `${others.length} anmälningar`} till om samma sak`}>
      <ul className="flex flex-col gap-4">
        {others.map(({ id, category, explanation, createdAt, reporter }) => (
          <li key={id}>
            <p className="font-semibold">{categoryLabels[category]}</p>
            <p className="text-sm text-muted">{formatMinute(createdAt)}</p>
            {reporter ? <Reporter reporter={reporter} /> : 'Okänd'}
            {explanation && <Prose>{explanation}</Prose>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
