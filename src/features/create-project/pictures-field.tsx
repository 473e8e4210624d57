import { ImagePlus, X } from 'lucide-react';
import type { PictureRole } from '@/domain/site/picture-name';
import { IconButton } from '@/ui/icon-button';
import { DropField } from './drop-field';
import type { Pictures } from './use-pictures';

const uses: readonly (readonly [PictureRole, string])[] = [
  ['any', 'Gallery'],
  ['logo', 'Logo'],
  ['opening', 'Opening picture'],
];

/** Pictures of the person's own, and what each is for. */
export function PicturesField({ pictures }: { pictures: Pictures }) {
  const { added, reading, problems, add, remove, setUse } = pictures;
  return (
    <DropField
      label="Images"
      hint="A logo, an opening picture, a gallery. Their colours become the site’s, unless you ask for others."
      accept="image/*"
      icon={<ImagePlus size={15} aria-hidden />}
      buttonLabel="Add images"
      onFiles={add}
    >
      {(added.length > 0 || reading > 0) && (
        <ul aria-label="Your images" className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-2.5">
          {added.map((picture) => (
            <li
              key={picture.id}
              className="relative overflow-hidden rounded-control border border-line bg-sunken"
            >
              <img
                src={picture.address}
                alt={picture.name}
                width={picture.width}
                height={picture.height}
                className={`h-20 w-full ${picture.use === 'logo' ? 'bg-white object-contain p-2' : 'object-cover'}`}
              />
              <select
                aria-label={`What ${picture.name} is for`}
                value={picture.use}
                onChange={({ target }) => {
                  const use = uses.find(([value]) => value === target.value)?.[0];
                  if (use) setUse(picture.id, use);
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
                onClick={() => remove(picture)}
                className="absolute end-1 top-1 !size-7 border border-line bg-raised pointer-coarse:!size-9"
              >
                <X aria-hidden size={14} />
              </IconButton>
            </li>
          ))}
          {reading > 0 && (
            <li className="grid min-h-28 place-items-center rounded-control border border-dashed border-edge text-[13px] text-muted">
              <span role="status">Reading…</span>
            </li>
          )}
        </ul>
      )}
      {problems.length > 0 && (
        <ul role="alert" className="grid gap-1 text-sm text-danger">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </DropField>
  );
}
