// Asks what each picture in the text shows, for readers who do not see it.
import { useId } from 'react';
import { describePicture, picturesIn } from '#shared/markdown/references.ts';
import { TextInput } from '../form/text-input.tsx';

const MAX_LENGTH = 100;

export interface PictureDescriptionsProps {
  text: string;
  urlOf: (id: string) => string;
  onChange: (text: string) => void;
}

export function PictureDescriptions({ text, urlOf, onChange }: PictureDescriptionsProps) {
  const label = useId();
  const pictures = picturesIn(text);
  if (pictures.length === 0) return null;
  return (
    <div className="border-t border-line px-3 py-2">
      <p id={label} className="mb-2 text-sm text-muted">
        Vad föreställer {pictures.length === 1 ? 'bilden' : 'bilderna'}? För den som inte ser.
      </p>
      <ul aria-labelledby={label} className="flex flex-col gap-2">
        {pictures.map(({ id, alt }, index) => (
          <li key={id} className="flex items-center gap-3">
            <img
              src={urlOf(id)}
              alt=""
              width={48}
              height={48}
              className="size-12 shrink-0 rounded-sm bg-sunken object-cover"
            />
            <TextInput
              aria-label={`Bild ${index + 1} föreställer`}
              value={alt}
              maxLength={MAX_LENGTH}
              placeholder="Till exempel: Uppställning i zonförsvar"
              onChange={(event) => onChange(describePicture(text, { id, alt: event.target.value }))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
