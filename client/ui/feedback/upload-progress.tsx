// Progress of the upload of one picture.
import { ProgressBar } from './progress-bar.tsx';

export interface UploadProgressProps {
  /** How much of the file is sent, 0–100. At 100 the server processes the picture, for an unknown time. */
  percent: number;
  className?: string;
}

export function UploadProgress({ percent, className }: UploadProgressProps) {
  const isSent = percent >= 100;
  return (
    <ProgressBar
      label={isSent ? 'Bearbetar' : 'Laddar upp'}
      {...(!isSent && { value: percent })}
      {...(className && { className })}
    />
  );
}
