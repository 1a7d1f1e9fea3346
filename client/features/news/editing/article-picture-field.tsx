// The picture of an article in the editor: from an address or a file, with preview. Source: spec 2 §2 News.
import { useState } from 'react';
import { ACCEPTED_PICTURES } from '#shared/features/pictures/rules.ts';
import { errorMessageOf, fieldErrorsOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileButton } from '../../../ui/button/file-button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import type { ArticleDraft } from './article-draft.ts';
import type { PictureServices } from './picture-services.ts';

export interface ArticlePictureFieldProps {
  draft: Pick<ArticleDraft, 'picture' | 'imageUrl' | 'fetchedUrl' | 'category'>;
  onChange: (change: Partial<ArticleDraft>) => void;
  pictures: PictureServices;
  /** Refusals of the last save. */
  errors: Readonly<Record<string, string>>;
}

export function ArticlePictureField({ draft, onChange, pictures, errors }: ArticlePictureFieldProps) {
  const { picture, imageUrl, fetchedUrl } = draft;
  const [percent, setPercent] = useState<number | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const [failure, setFailure] = useState('');
  const address = imageUrl.trim();

  async function fetchFromAddress(): Promise<void> {
    setFailure('');
    setIsFetching(true);
    try {
      onChange({ picture: await pictures.fetch(address), fetchedUrl: address, imageUrl: address });
    } catch (error) {
      setFailure(fieldErrorsOf(error)['imageUrl'] ?? errorMessageOf(error));
    }
    setIsFetching(false);
  }

  async function upload(file: File): Promise<void> {
    setFailure('');
    setPercent(0);
    try {
      onChange({ picture: await pictures.upload(file, setPercent), imageUrl: '', fetchedUrl: '' });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : errorMessageOf(error));
    }
    setPercent(null);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <Field
          label="Bildens adress"
          hint="Bilden hämtas hit en gång. Läsarna ser bara kopian."
          error={failure || errors['imageUrl']}
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={imageUrl}
              onChange={(event) => onChange({ imageUrl: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            busy={isFetching}
            disabled={address === '' || address === fetchedUrl}
            onClick={() => void fetchFromAddress()}
          >
            Hämta bilden
          </Button>
          <FileButton size="sm" accept={ACCEPTED_PICTURES} onPick={(file) => void upload(file)}>
            {picture ? 'Byt till en fil' : 'Välj en fil'}
          </FileButton>
          {picture && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onChange({ picture: null, imageUrl: '', fetchedUrl: '' })}
            >
              Ta bort bilden
            </Button>
          )}
        </div>
        {percent !== null && (
          <ProgressBar
            label={percent < 100 ? 'Laddar upp' : 'Bearbetar'}
            {...(percent < 100 && { value: percent })}
          />
        )}
      </div>
      <figure>
        <ArticlePicture article={draft} sizes="14rem" className="rounded-md" />
        <figcaption className="mt-1 text-sm text-muted">
          {picture ? 'Så visas bilden' : 'Utan bild visas kategorins'}
        </figcaption>
      </figure>
      {errors['pictureId'] && <FieldError>{errors['pictureId']}</FieldError>}
    </div>
  );
}
