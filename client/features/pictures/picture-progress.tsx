// Upload progress on top of a picture.
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import type { QueuedPicture } from './queued-picture.ts';

export function PictureProgress({ picture: { name, state, sent } }: { picture: QueuedPicture }) {
  const label = { waiting: 'Väntar', processing: 'Bearbetar' }[state as string];
  return (
    <div className="hall absolute inset-x-0 bottom-0 flex flex-col gap-1.5 px-2 pt-1.5 pb-2 text-xs">
      <span className="flex justify-between gap-2">
        <span>{label ?? 'Laddar upp'}</span>
        {state === 'uploading' && <span className="tabular-nums">{Math.round(sent)} %</span>}
      </span>
      <ProgressBar
        label={`Uppladdning av ${name}`}
        hideLabel
        value={state === 'processing' ? undefined : sent}
      />
    </div>
  );
}
