// The picture of a tournament in the editor: uploaded, or one that came with the suggestion.
import { useId } from 'react';
import { ACCEPTED_PICTURES } from '#shared/features/pictures/rules.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/button/file-button.tsx';
import { UploadProgress } from '../../ui/feedback/upload-progress.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { usePictureUpload } from '../../ui/picture/use-picture-upload.ts';
import { uploadOne } from '../../features/pictures/upload-one.ts';

interface StoredPicture {
  id: string;
  preview: string;
}

export interface TournamentPictureFieldProps {
  picture: StoredPicture | null;
  /** The pictures of the suggestion. */
  offered: readonly StoredPicture[];
  onChange: (picture: StoredPicture | null) => void;
  error: string | undefined;
}

export function TournamentPictureField({ picture, offered, onChange, error }: TournamentPictureFieldProps) {
  const errorId = useId();
  const { percent, failure, upload } = usePictureUpload({
    upload: (file, onProgress) => uploadOne(file, { signal: new AbortController().signal, onProgress }),
    onUploaded: ({ id, preview }) => onChange({ id, preview }),
  });

  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={errorId}>
      <legend className="mb-1.5 text-sm font-semibold">Bild</legend>
      {picture ? (
        <img
          src={pictureUrl(picture.id, 640)}
          alt="Vald bild"
          className="aspect-video w-full max-w-sm rounded-md bg-sunken object-cover"
        />
      ) : (
        <p className="text-sm text-muted">Utan bild visas en teckning för typen.</p>
      )}
      {offered.length > 1 && (
        <ul aria-label="Bilder i förslaget" className="flex flex-wrap gap-2">
          {offered.map((each, index) => (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={each.id === picture?.id}
                onClick={() => onChange(each)}
                className="block rounded-md border-3 border-transparent aria-pressed:border-pine"
              >
                <img
                  src={pictureUrl(each.id, 400)}
                  alt={`Välj bild ${index + 1} av ${offered.length}`}
                  className="h-16 w-24 rounded-sm object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton size="sm" accept={ACCEPTED_PICTURES} onPick={(file) => void upload(file)}>
          {picture ? 'Byt bild' : 'Välj bild'}
        </FileButton>
        {picture && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            Ta bort bilden
          </Button>
        )}
      </div>
      {percent !== null && <UploadProgress percent={percent} />}
      <div id={errorId} aria-live="polite">
        {(failure || error) && <FieldError>{failure || error}</FieldError>}
      </div>
    </fieldset>
  );
}
