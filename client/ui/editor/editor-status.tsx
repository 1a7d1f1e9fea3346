// The rows below the text: the progress of an upload, how many characters are left, and why a picture was refused.
import { FieldError } from '../form/field.tsx';

export interface EditorStatusProps {
  /** Progress of the upload; null without one. */
  percent: number | null;
  error: string | undefined;
  length: number;
  maxLength: number;
}

export function EditorStatus({ percent, error, length, maxLength }: EditorStatusProps) {
  const left = maxLength - length;
  return (
    <>
      {percent !== null && (
        <p className="flex items-center gap-3 px-3 pb-2 text-sm text-muted">
          <progress
            value={percent}
            max={100}
            aria-label="Bilden laddas upp"
            className="h-1.5 flex-1 accent-pine"
          />
          <span aria-hidden="true" className="tabular-nums">
            {percent} %
          </span>
        </p>
      )}
      <div aria-live="polite" className="px-3 text-sm text-muted empty:hidden">
        {percent !== null && <span className="sr-only">Bilden laddas upp</span>}
        {left < maxLength / 10 && (
          <p className={left < 0 ? 'pb-2 font-semibold text-danger' : 'pb-2'}>
            {left < 0 ? `${-left} tecken för mycket` : `${left} tecken kvar`}
          </p>
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </>
  );
}
