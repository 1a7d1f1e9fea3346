// The items of one action on several that failed; shown until it is closed.
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export interface SelectionReport {
  title: string;
  failed: readonly { id: string; title: string; sentence: string }[];
}

export interface FailureReportProps {
  report: SelectionReport;
  onDismiss: () => void;
}

export function FailureReport({ report, onDismiss }: FailureReportProps) {
  return (
    <Notice
      tone="warning"
      title={report.title}
      action={
        <Button size="sm" onClick={onDismiss}>
          Stäng
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {report.failed.map(({ id, title, sentence }) => (
          <li key={id}>
            <span className="font-semibold">{title}</span>: {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
