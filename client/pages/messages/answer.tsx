// Message composer with pictures, which upload as soon as they are selected, pasted or dropped.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { messagePictureUrl } from '#shared/features/pictures/urls.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Composer } from '../../features/messages/sending/composer.tsx';
import { useMessageStore } from '../../features/messages/sending/message-store.ts';
import { useDroppedFiles } from '../../features/pictures/dropped-files.ts';
import { checkPickedFiles } from '../../features/pictures/check-picked-files.ts';
import { PickButton } from '../../features/pictures/pick-button.tsx';
import { PictureStrip } from '../../features/pictures/picture-strip.tsx';
import type { UploadQueue } from '../../features/pictures/upload-queue.ts';
import { describeFailed, isUploading } from '../../features/pictures/queued-picture.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { threadUploadQueue } from './thread-upload-queues.ts';

export interface AnswerProps {
  userId: string;
  threadId: string;
  /** Sends the message on behalf of the site. */
  asStaff?: boolean;
}

export function Answer({ userId, threadId, asStaff = false }: AnswerProps) {
  const queue = threadUploadQueue(useMessageStore(userId), threadId);
  const pictures = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const chooser = useRef<HTMLInputElement>(null);
  useUploadNotices(queue);
  const isDragging = useDroppedFiles(pick);

  function pick(files: File[]): void {
    const { accepted, sentences } = checkPickedFiles(files, queue.room, messageTexts.tooManyPictures);
    for (const sentence of sentences) toast.error(sentence);
    queue.add(accepted);
  }

  function remove(key: string): void {
    const undo = queue.remove(key);
    chooser.current?.focus();
    if (undo) toast.info('Bild borttagen', { undo: () => void undo() });
  }

  return (
    <Composer
      userId={userId}
      threadId={threadId}
      asStaff={asStaff}
      pictures={{
        button: <PickButton ref={chooser} label="Lägg till bilder" onPick={pick} />,
        strip: (
          <>
            {isDragging && (
              <p className="rounded-md border-2 border-dashed border-pine bg-pine-soft px-4 py-6 text-center text-sm font-semibold text-pine">
                Släpp bilderna här
              </p>
            )}
            <PictureStrip
              pictures={pictures}
              urlOf={messagePictureUrl}
              onRemove={remove}
              onRetry={(key) => queue.retry(key)}
              onSeen={(key) => queue.releaseThumbnail(key)}
            />
          </>
        ),
        isUnderway: pictures.some(isUploading),
        refusal: describeFailed(pictures),
      }}
    />
  );
}

/** Shows failed uploads. */
function useUploadNotices(queue: UploadQueue): void {
  const promptSignIn = useSignInPrompt();
  useEffect(
    () =>
      queue.listen({
        // The picture strip shows ready pictures.
        onReady: () => undefined,
        onFailed: ({ message, explanation }) => toast.error(message, { description: explanation }),
        onSignedOut: () => promptSignIn(signInFirst.uploadPictures, () => queue.retryFailed('signed-out')),
      }),
    [queue, promptSignIn],
  );
}
