// The button of the toolbar that picks pictures.
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { toolButtonStyle } from './editor-toolbar.tsx';

export function PickPictures({ onPick }: { onPick: (files: FileList | undefined) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        data-md-button="picture"
        aria-label="Bild"
        title="Bild"
        className={toolButtonStyle}
        onClick={() => chooser.current?.click()}
      >
        <ImagePlus size={18} aria-hidden="true" />
      </button>
      <input
        ref={chooser}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        aria-label="Välj bilder"
        onChange={({ currentTarget }) => {
          onPick(currentTarget.files ?? undefined);
          // Allows picking the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
