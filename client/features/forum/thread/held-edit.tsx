// Shows authors their edit that waits for approval; until then the earlier text is shown.
import { forumTexts } from '#shared/features/forum/texts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';

export function HeldEdit({ html, title }: { html: string; title?: string }) {
  return (
    <section aria-label="Din ändring" className="mt-3 rounded-md border border-line bg-surface p-3">
      <Badge tone="warning">{forumTexts.waits}</Badge>
      <p className="mt-1 text-sm text-muted">{forumTexts.editHeld}</p>
      <details className="mt-2">
        <summary className="cursor-pointer text-sm font-semibold text-pine">Visa din ändring</summary>
        {title && <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{title}</p>}
        <RichText html={html} className="mt-2" />
      </details>
    </section>
  );
}
