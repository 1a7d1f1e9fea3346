// A small button that picks pictures.
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, type Ref, useId } from 'react';
import { ACCEPTED_PICTURES } from '#shared/features/pictures/rules.ts';
import { classNames } from '../../ui/class-names.ts';
import { iconButtonStyle } from '../../ui/button/icon-button.tsx';

export interface PickButtonProps {
  label: string;
  onPick: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** A label of a native file input: works with keyboard and voice control. */
export function PickButton({ label, onPick, ref }: PickButtonProps) {
  const id = useId();

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Allows picking the same file again after it was removed.
    currentTarget.value = '';
    if (files.length > 0) onPick(files);
  }

  return (
    <span className="relative">
      <input
        ref={ref}
        id={id}
        type="file"
        accept={ACCEPTED_PICTURES}
        multiple
        aria-label={label}
        onChange={pick}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        title={label}
        className={classNames(
          iconButtonStyle(),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        <ImagePlus size={22} aria-hidden="true" />
      </label>
    </span>
  );
}
