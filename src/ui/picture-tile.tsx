import { X } from 'lucide-react';
import { IconButton } from './icon-button';

type PictureTileProps<Use extends string> = {
  picture: {
    readonly name: string;
    readonly address: string;
    readonly width: number;
    readonly height: number;
    readonly use: Use;
  };
  /** What a picture can be for, and what people call it. */
  uses: readonly (readonly [use: Use, label: string])[];
  /** The whole of it is shown on white, as a logo's wants to be. */
  isWhole: boolean;
  onUse: (use: Use) => void;
  onRemove: () => void;
};

/** One picture of the person's own: what it is for, and a way to take it out again. */
export function PictureTile<Use extends string>(props: PictureTileProps<Use>) {
  const { picture, uses, isWhole, onUse, onRemove } = props;
  return (
    <>
      <img
        src={picture.address}
        alt={picture.name}
        width={picture.width}
        height={picture.height}
        className={`h-20 w-full ${isWhole ? 'bg-white object-contain p-2' : 'object-cover'}`}
      />
      <select
        aria-label={`What ${picture.name} is for`}
        value={picture.use}
        onChange={({ target }) => {
          const use = uses.find(([value]) => value === target.value)?.[0];
          if (use) onUse(use);
        }}
        className="block w-full border-t border-line bg-raised px-2 py-1.5 text-[13px] pointer-coarse:py-2.5"
      >
        {uses.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconButton
        label={`Remove ${picture.name}`}
        onClick={onRemove}
        className="absolute end-1 top-1 !size-7 border border-line bg-raised pointer-coarse:!size-9"
      >
        <X aria-hidden size={14} />
      </IconButton>
    </>
  );
}
