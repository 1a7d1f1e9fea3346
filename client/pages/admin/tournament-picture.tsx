// The picture of a tournament in the editor: uploaded, or one that came with the suggestion.
import { type ChangeEvent, useId, useState } from 'react';
import { ACCEPTED_PICTURES } from '#shared/features/pictures/rules.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Button, buttonStyle } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { articlePictures } from './news-pictures.ts';

interface StoredPicture {
  id: string;
  preview: string;
}

export interface TournamentPictureProps {
  picture: StoredPicture | null;
  /** The pictures of the suggestion. */
  offered: readonly StoredPicture[];
  onChange: (picture: StoredPicture | null) => void;
  error: string | undefined;
}

export function TournamentPicture({ picture, offered, onChange, error }: TournamentPictureProps) {
  const inputId = useId();
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState('');

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? [];
    // Allows the same file to be picked again.
    currentTarget.value = '';
    if (!file) return;
    setFailure('');
    setPercent(0);
    try {
      const { id, preview } = await articlePictures.upload(file, setPercent);
      onChange({ id, preview });
    } catch (uploadError) {
      setFailure(uploadError instanceof Error ? uploadError.message : errorMessageOf(uploadError));
    }
    setPercent(null);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={`${inputId}-error`}>
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
        <span>
          <input
            id={inputId}
            type="file"
            accept={ACCEPTED_PICTURES}
            onChange={(event) => void pick(event)}
            className="peer sr-only"
          />
          <label
            htmlFor={inputId}
            className={classNames(
              buttonStyle({ size: 'sm' }),
              'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
            )}
          >
            {picture ? 'Byt bild' : 'Välj bild'}
          </label>
        </span>
        {picture && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
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
      <div id={`${inputId}-error`} aria-live="polite">
        {(failure || error) && <FieldError>{failure || error}</FieldError>}
      </div>
    </fieldset>
  );
}
