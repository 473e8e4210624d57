import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';

/** Opens the device's file chooser for pictures. */
export function AddPicturesButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was taken out.
          target.value = '';
        }}
      />
      <button
        type="button"
        onClick={() => chooser.current?.click()}
        title="A logo and pictures of your own: drop or paste them here, or choose files"
        className="inline-flex items-center gap-1.5 rounded-control px-2 py-1.5 text-[13.5px] text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:py-2.5"
      >
        <ImagePlus aria-hidden size={16} />
        Add pictures
      </button>
    </>
  );
}
