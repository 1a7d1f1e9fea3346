// One's own picture: picked, sent at once the same way as those of ads, shown, taken away.
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { describeFileFlaw } from '#shared/features/pictures/refusals.ts';
import { ACCEPTED_PICTURES } from '#shared/features/pictures/rules.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { discardPicture, sendPicture, UploadFailure } from '../../features/pictures/send-picture.ts';
import type { PortraitControl } from '../../features/profiles/profile-form.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export interface PortraitFieldProps extends PortraitControl {
  name: string;
  /** The one that is there. */
  avatarUrl: string | null;
}

export function PortraitField({ name, avatarUrl, id, onChange, error }: PortraitFieldProps) {
  const inputId = useId();
  const { percent, failure, send, cancel } = useUpload(show);
  const src = id === undefined ? avatarUrl : id && pictureUrl(id, 400);

  function show(next: string | null): void {
    // The one picked before was never saved: nobody will ask for it.
    if (id) void discardPicture(id);
    onChange(next);
  }

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be picked again.
    currentTarget.value = '';
    if (file) void send(file);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={src} size="lg" />
        {percent === null ? (
          <div className="flex flex-wrap gap-2">
            <span>
              <input
                id={inputId}
                type="file"
                accept={ACCEPTED_PICTURES}
                onChange={pick}
                aria-describedby={`${inputId}-error`}
                className="peer sr-only"
              />
              <label
                htmlFor={inputId}
                className={classNames(
                  buttonStyle(),
                  'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
                )}
              >
                {src ? 'Byt bild' : 'Välj bild'}
              </label>
            </span>
            {src && (
              <Button variant="ghost" onClick={() => show(null)}>
                Ta bort bilden
              </Button>
            )}
          </div>
        ) : (
          <div className="flex flex-1 items-center gap-3">
            {/* All has left, and the server works on it: how long is not known. */}
            <ProgressBar
              label={percent < 100 ? 'Laddar upp' : 'Bearbetar'}
              {...(percent < 100 && { value: percent })}
              className="flex-1"
            />
            <Button onClick={cancel}>Avbryt uppladdningen</Button>
          </div>
        )}
      </div>
      <div id={`${inputId}-error`} aria-live="polite">
        {(failure || error) && <FieldError>{failure || error}</FieldError>}
      </div>
    </div>
  );
}

function useUpload(onArrived: (id: string) => void) {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const refusal = describeFileFlaw(file);
    setFailure(refusal ?? '');
    if (refusal) return;
    const control = new AbortController();
    underway.current = control;
    setPercent(0);
    try {
      const { id } = await sendPicture(file, { signal: control.signal, onProgress: setPercent });
      onArrived(id);
    } catch (error) {
      if (error instanceof UploadFailure) setFailure(`${error.message}. ${error.explanation}`);
      else if (!control.signal.aborted) throw error;
    } finally {
      setPercent(null);
    }
  }

  return { percent, failure, send, cancel: () => underway.current?.abort() };
}
