// The profile picture: select, upload, show, remove.
import { type ReactNode, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { ACCEPTED_PICTURES } from '#shared/features/pictures/rules.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { describePickProblem } from '../../features/pictures/check-picked-files.ts';
import { isUploading } from '../../features/pictures/queued-picture.ts';
import { discardPicture } from '../../features/pictures/upload-picture.ts';
import { useUploadQueue } from '../../features/pictures/use-upload-queue.ts';
import type { PortraitControl } from '../../features/profiles/profile-form.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/button/file-button.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { UploadProgress } from '../../ui/feedback/upload-progress.tsx';

export interface PortraitFieldProps extends PortraitControl {
  name: string;
  /** The current picture. */
  avatarUrl: string | null;
  /** Shows the picture; as an avatar by default. */
  renderPicture?: (src: string | null) => ReactNode;
}

export function PortraitField(props: PortraitFieldProps) {
  const { name, avatarUrl, renderPicture, id, onChange, error } = props;
  const errorId = useId();
  const { percent, failure, upload, cancel } = usePortraitUpload(show);
  const src = id === undefined ? avatarUrl : id && pictureUrl(id, 400);

  function show(next: string | null): void {
    // The previously selected picture was never saved, so it is not needed any more.
    if (id) void discardPicture(id);
    onChange(next);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-4">
        {renderPicture ? renderPicture(src) : <Avatar name={name} src={src} size="lg" />}
        {percent === null ? (
          <div className="flex flex-wrap gap-2">
            <FileButton accept={ACCEPTED_PICTURES} onPick={upload} aria-describedby={errorId}>
              {src ? 'Byt bild' : 'Välj bild'}
            </FileButton>
            {src && (
              <Button variant="ghost" onClick={() => show(null)}>
                Ta bort bilden
              </Button>
            )}
          </div>
        ) : (
          <div className="flex flex-1 items-center gap-3">
            <UploadProgress percent={percent} className="flex-1" />
            <Button onClick={cancel}>Avbryt uppladdningen</Button>
          </div>
        )}
      </div>
      <div id={errorId} aria-live="polite">
        {(failure || error) && <FieldError>{failure || error}</FieldError>}
      </div>
    </div>
  );
}

/** One picture at a time: a new selection replaces the upload in progress. */
function usePortraitUpload(onReady: (id: string) => void) {
  const queue = useUploadQueue(1);
  const [picture] = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const [problem, setProblem] = useState<string | null>(null);
  const takeReady = useEffectEvent(() => {
    const [ready] = queue.ready;
    // The form owns the picture from here on.
    queue.setReady([]);
    if (ready) onReady(ready.id);
  });
  useEffect(
    () =>
      queue.listen({
        onReady: () => takeReady(),
        // The field shows the error.
        onFailed: () => undefined,
        onSignedOut: () => undefined,
      }),
    [queue],
  );

  function upload(file: File): void {
    const found = describePickProblem(file);
    setProblem(found);
    queue.clear();
    if (!found) queue.add([file]);
  }

  const failure = picture?.failure && `${picture.failure.message}. ${picture.failure.explanation}`;
  return {
    percent: picture && isUploading(picture) ? picture.sent : null,
    failure: problem ?? failure,
    upload,
    cancel: () => queue.clear(),
  };
}
