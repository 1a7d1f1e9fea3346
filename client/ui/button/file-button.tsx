// A button that picks one file: the label of a native file input, which works with keyboard and voice control.
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonSize, buttonStyle } from './button.tsx';

export interface FileButtonProps {
  /** Accepted types, as in the attribute `accept`. */
  accept: string;
  onPick: (file: File) => void;
  size?: ButtonSize;
  'aria-describedby'?: string;
  children: ReactNode;
}

export function FileButton({ accept, onPick, size, children, ...props }: FileButtonProps) {
  const id = useId();
  return (
    <span>
      <input
        {...props}
        id={id}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows the same file to be picked again.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={classNames(
          buttonStyle({ ...(size && { size }) }),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {children}
      </label>
    </span>
  );
}
