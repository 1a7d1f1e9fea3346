// The facts of a report: kind, category, people and dates.
import type { ReactNode } from 'react';
import type { StaffReport } from '#shared/features/reports/staff-contract.ts';
import { categoryLabels, kindLabels } from '#shared/features/reports/texts.ts';
import { formatMinute, shortId } from '#shared/format.ts';
import { personPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Facts } from '../../../ui/layout/card.tsx';

export function ReportFacts({ report }: { report: StaffReport }) {
  return <Facts facts={factsOf(report)} />;
}

function factsOf(report: StaffReport): { term: string; value: ReactNode }[] {
  const { kind, origin, category, owner, reporter, createdAt, assignee, reopenedFrom, title } = report;
  const isReported = origin === 'report';
  const reported = [
    { term: 'Anmäld av', value: reporter ? <Reporter reporter={reporter} /> : reporterMissing(origin) },
    { term: 'Inskickad', value: formatMinute(createdAt) },
  ];
  return [
    { term: 'Sort', value: kindLabels[kind] },
    ...(isReported ? [{ term: 'Varför', value: categoryLabels[category] }] : []),
    { term: 'Skrivet av', value: owner ? <Person {...owner} /> : ownerGone(title) },
    ...(isReported ? reported : [{ term: 'Anmäld av', value: reporterMissing(origin) }]),
    ...(assignee ? [{ term: 'Utreds av', value: assignee }] : []),
    ...(reopenedFrom
      ? [{ term: 'Öppnad på nytt', value: `efter överklagande av ${shortId(reopenedFrom)}` }]
      : []),
  ];
}

/** Text instead of the owner. A decision on deleted content (`title` null, also after an erasure) no longer names its owner. */
export function ownerGone(title: string | null): string {
  return title === null ? 'Uppgiften är raderad' : 'Borttagen användare';
}

export function reporterMissing(origin: StaffReport['origin']): string {
  return origin === 'report' ? 'Okänd' : 'Ingen, vi granskade själva';
}

function Person({ id, name }: { id: string; name: string }) {
  return (
    <Anchor href={personPath(id)} className="[overflow-wrap:anywhere] underline">
      {name}
    </Anchor>
  );
}

export function Reporter({
  reporter: { id, name, email },
}: {
  reporter: NonNullable<StaffReport['reporter']>;
}) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {id ? <Person id={id} name={name} /> : `${name} (besökare)`}
      {email && <span className="block text-sm text-muted">{email}</span>}
    </span>
  );
}
