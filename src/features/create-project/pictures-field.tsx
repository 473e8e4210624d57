import { ImagePlus } from 'lucide-react';
import type { PictureRole } from '@/domain/site/picture-name';
import { PictureTile } from '@/ui/picture-tile';
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
              <PictureTile
                picture={picture}
                uses={uses}
                isWhole={picture.use === 'logo'}
                onUse={(use) => setUse(picture.id, use)}
                onRemove={() => remove(picture)}
              />
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
