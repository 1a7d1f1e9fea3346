// The suggestion of a tournament with the human check of visitors and the pictures of users; loaded when it opens.
import { useEffect, useEffectEvent } from 'react';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { MAX_SUGGESTION_PICTURES } from '#shared/features/tournaments/suggestion/rules.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useViewer } from '../../core/viewer.ts';
import { VisitorCheck } from '../../features/accounts/registration/visitor-check.tsx';
import { PicturePicker } from '../../features/pictures/picture-picker.tsx';
import { isUploading } from '../../features/pictures/queued-picture.ts';
import { useUploadQueue } from '../../features/pictures/use-upload-queue.ts';
import {
  SuggestionDialog,
  type SuggestionDialogProps,
} from '../../features/tournaments/suggestion/suggestion-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

type PicturesSlot = Parameters<SuggestionDialogProps['renderPictures']>[0];

export function SuggestDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  return (
    <SuggestionDialog
      renderHumanCheck={(slot) => <VisitorCheck {...slot} />}
      renderPictures={(slot) => (viewer ? <Pictures {...slot} /> : <SignInForPictures />)}
      onClose={onClose}
    />
  );
}

function Pictures({ pictures, onChange, onUploading, error }: PicturesSlot) {
  const promptSignIn = useSignInPrompt();
  // Pictures restored from a draft are already uploaded.
  const queue = useUploadQueue(MAX_SUGGESTION_PICTURES, pictures);
  const report = useEffectEvent(() => {
    const ready = queue.ready.map(({ name: _name, ...picture }): AdPicture => picture);
    if (ready.map(({ id }) => id).join() !== pictures.map(({ id }) => id).join()) onChange(ready);
    onUploading(queue.list().some(isUploading));
  });
  useEffect(() => queue.subscribe(() => report()), [queue]);
  return (
    <PicturePicker
      queue={queue}
      capacity={MAX_SUGGESTION_PICTURES}
      limit={MAX_SUGGESTION_PICTURES}
      tooMany={`Ett förslag kan ha högst ${MAX_SUGGESTION_PICTURES} bilder`}
      error={error}
      onSignedOut={promptSignIn}
    />
  );
}

/** Source: spec 1 §6: visitors cannot upload images. */
function SignInForPictures() {
  const promptSignIn = useSignInPrompt();
  return (
    <Notice
      title={signInFirst.uploadPictures}
      action={
        <Button size="sm" onClick={() => promptSignIn(signInFirst.uploadPictures)}>
          Logga in
        </Button>
      }
    >
      Förslaget går bra att skicka utan bilder.
    </Notice>
  );
}
