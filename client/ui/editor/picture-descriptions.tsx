// Fields for the alternative text of each picture in the text.
import { useId } from 'react';
import { TextInput } from '../form/text-input.tsx';
import type { TypedPicture } from './typed-text.ts';

const MAX_LENGTH = 100;

export interface PictureDescriptionsProps {
  pictures: readonly TypedPicture[];
  urlOf: (id: string) => string;
  onChange: (picture: TypedPicture) => void;
}

export function PictureDescriptions({ pictures, urlOf, onChange }: PictureDescriptionsProps) {
  const label = useId();
  if (pictures.length === 0) return null;
  return (
    <div className="border-t border-line px-3 py-2">
      <p id={label} className="mb-2 text-sm text-muted">
        Vad föreställer {pictures.length === 1 ? 'bilden' : 'bilderna'}? För den som inte ser.
      </p>
      <ul aria-labelledby={label} className="flex flex-col gap-2">
        {pictures.map(({ name, id, alt }) => (
          <li key={name} className="flex items-center gap-3">
            <img
              src={urlOf(id)}
              alt=""
              width={48}
              height={48}
              className="size-12 shrink-0 rounded-sm bg-sunken object-cover"
            />
            <span className="shrink-0 text-sm first-letter:uppercase">{name}</span>
            <TextInput
              aria-label={`B${name.slice(1)} föreställer`}
              value={alt}
              maxLength={MAX_LENGTH}
              placeholder="Till exempel: Uppställning i zonförsvar"
              onChange={(event) => onChange({ name, id, alt: event.target.value })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
