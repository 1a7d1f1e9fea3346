// The picture of an article in the editor: from an address or a file, with preview. Source: spec 2 §2 News.
import { useState } from 'react';
import { ACCEPTED_PICTURES } from '#shared/features/pictures/rules.ts';
import { errorMessageOf, fieldErrorsOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileButton } from '../../../ui/button/file-button.tsx';
import { UploadProgress } from '../../../ui/feedback/upload-progress.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { usePictureUpload } from '../../../ui/picture/use-picture-upload.ts';
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
  const [isFetching, setIsFetching] = useState(false);
  const { percent, failure, setFailure, upload } = usePictureUpload({
    upload: pictures.upload,
    onUploaded: (uploaded) => onChange({ picture: uploaded, imageUrl: '', fetchedUrl: '' }),
  });
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
        {percent !== null && <UploadProgress percent={percent} />}
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
