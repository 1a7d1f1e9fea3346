// Adds pictures: file chooser, camera on a phone, and drop zone.
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react';
import { ACCEPTED_PICTURES } from '#shared/features/pictures/rules.ts';
import { buttonStyle } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';

export interface PickZoneProps {
  onPick: (files: File[]) => void;
  /** Files are dragged over the page. */
  isOver: boolean;
  /** Smaller when the ad has pictures. */
  isSlim: boolean;
  describedBy: string | undefined;
  ref: Ref<HTMLInputElement>;
}

export function PickZone({ onPick, isOver, isSlim, describedBy, ref }: PickZoneProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center gap-3 rounded-md border-2 border-dashed px-4 text-center',
        isSlim ? 'py-4' : 'py-8',
        isOver ? 'border-pine bg-pine-soft' : 'border-outline bg-surface',
      )}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton ref={ref} icon={<ImagePlus size={20} />} onPick={onPick} describedBy={describedBy}>
          {isSlim ? 'Lägg till bilder' : 'Välj bilder'}
        </FileButton>
        <FileButton icon={<Camera size={20} />} onPick={onPick} describedBy={describedBy} isCamera>
          Ta en bild
        </FileButton>
      </div>
      <p className="text-sm text-muted pointer-coarse:hidden">
        {isOver ? 'Släpp bilderna här' : 'eller dra hit dem, eller klistra in'}
      </p>
    </div>
  );
}

interface FileButtonProps {
  icon: ReactNode;
  children: string;
  onPick: (files: File[]) => void;
  describedBy: string | undefined;
  /** Opens the camera directly; only on touch devices. */
  isCamera?: boolean;
  ref?: Ref<HTMLInputElement>;
}

// A label of a native file input: works with keyboard, voice control and before hydration.
function FileButton({ icon, children, onPick, describedBy, isCamera = false, ref }: FileButtonProps) {
  const id = useId();

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // Allows picking the same file again after it was removed.
    currentTarget.value = '';
    if (files.length > 0) onPick(files);
  }

  return (
    <span className={isCamera ? 'hidden pointer-coarse:inline' : undefined}>
      <input
        ref={ref}
        id={id}
        type="file"
        accept={isCamera ? 'image/*' : ACCEPTED_PICTURES}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isCamera}
        aria-describedby={describedBy}
        onChange={pick}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={classNames(
          buttonStyle(),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {icon}
        {children}
      </label>
    </span>
  );
}
