// Why pictures were not uploaded, below their field.
import { FieldError } from '../../ui/form/field.tsx';
import type { QueuedPicture } from './queued-picture.ts';

export interface PictureFailuresProps {
  pictures: readonly Pick<QueuedPicture, 'key' | 'failure'>[];
  /** Sentences about files that were not queued. */
  refusals: readonly string[];
}

export function PictureFailures({ pictures, refusals }: PictureFailuresProps) {
  return (
    <>
      {pictures.map(
        ({ key, failure }) =>
          failure && (
            <FieldError key={key}>
              {failure.message}
              <span className="block font-normal">{failure.explanation}</span>
            </FieldError>
          ),
      )}
      {refusals.map((sentence) => (
        <FieldError key={sentence}>{sentence}</FieldError>
      ))}
    </>
  );
}
