// One version of a post or comment: its state, when it was written and by whom, and its text.
import type { TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { formatMinute } from '#shared/format.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';

const states: Record<TextVersion['state'], { label: string; tone: 'neutral' | 'warning' | 'danger' }> = {
  former: { label: 'Tidigare lydelse', tone: 'neutral' },
  pending: { label: 'Väntar', tone: 'warning' },
  rejected: { label: 'Avvisad ändring', tone: 'danger' },
};

export function VersionText({ version }: { version: TextVersion }) {
  const { author, category, html, state, title, writtenAt } = version;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        <time dateTime={writtenAt}>{formatMinute(writtenAt)}</time>
        <span className="[overflow-wrap:anywhere]">{author}</span>
        {category}
      </p>
      {title && <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{title}</p>}
      <RichText html={html} className="mt-2" />
    </>
  );
}
