// The progress of a running fetch: "3 av 6 källor, 14 nya". Empty while none is running.
import type { FetchRun } from '#shared/features/news-sources/schemas.ts';
import { progressText } from '#shared/features/news-sources/texts.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';

export function FetchProgress({ run }: { run: FetchRun | null }) {
  return (
    <div aria-live="polite">
      {run && (
        <ProgressBar
          label={`Hämtar nyheter: ${progressText(run)}`}
          value={run.sourceCount === 0 ? 100 : (run.sourcesDone / run.sourceCount) * 100}
        />
      )}
    </div>
  );
}
