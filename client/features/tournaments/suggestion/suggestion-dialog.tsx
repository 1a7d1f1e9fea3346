// Dialog in which anyone suggests a tournament; loaded on demand. Source: spec 1 §2 Tournaments, §3 Tournament suggestion.
import { type ReactNode, useState } from 'react';
import { answerTimes } from '#shared/features/contact/rules.ts';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { useViewer } from '../../../core/viewer.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { SuggestionFields } from './suggestion-fields.tsx';
import { useSuggestion } from './use-suggestion.ts';

export interface SuggestionDialogProps {
  /** Renders the human check for visitors; provided by the page, because it belongs to another feature. */
  renderHumanCheck: (check: {
    onSolved: (id: string | undefined) => void;
    error: string | undefined;
  }) => ReactNode;
  /** The pictures of a signed-in user. */
  renderPictures: (control: {
    pictures: readonly AdPicture[];
    onChange: (pictures: AdPicture[]) => void;
    onUploading: (isUploading: boolean) => void;
    error: string | undefined;
  }) => ReactNode;
  onClose: () => void;
}

export function SuggestionDialog({ renderHumanCheck, renderPictures, onClose }: SuggestionDialogProps) {
  const viewer = useViewer();
  const confirm = useConfirm();
  const [isUploading, setIsUploading] = useState(false);
  const { draft, write, errors, ...state } = useSuggestion(onClose, isUploading);

  async function close(): Promise<void> {
    if (!isUploading) return onClose();
    await confirm({
      title: 'Lämna förslaget?',
      text: 'Bilder är fortfarande på väg upp. De som inte är klara måste du välja igen.',
      confirmLabel: 'Lämna förslaget',
      cancelLabel: 'Stanna kvar',
      onConfirm: onClose,
    });
  }

  return (
    <FormDialog
      title="Föreslå en turnering"
      description={`Vi granskar förslaget inom ${answerTimes.suggestion}. Kontaktuppgifterna ser bara vi.`}
      submitLabel="Skicka förslaget"
      size="md"
      isSaving={state.isSending}
      failure={state.failure}
      onSubmit={state.send}
      onClose={() => void close()}
    >
      <SuggestionFields
        draft={draft}
        errors={errors}
        onWrite={write}
        accountEmail={viewer?.email}
        pictures={renderPictures({
          pictures: draft.pictures,
          onChange: (pictures) => write({ pictures }),
          onUploading: setIsUploading,
          error: errors['pictureIds'],
        })}
      />
      {!viewer && (
        <div key={state.refusedChecks}>
          {renderHumanCheck({ onSolved: state.setHumanCheckId, error: errors['humanCheck'] })}
        </div>
      )}
    </FormDialog>
  );
}
