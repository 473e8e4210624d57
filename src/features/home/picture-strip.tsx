import type { PictureRole } from '@/domain/site/picture-name';
import { PictureTile } from '@/ui/picture-tile';
import type { Pictures } from './use-pictures';

const uses: readonly (readonly [PictureRole, string])[] = [
  ['any', 'Anywhere'],
  ['logo', 'Logo'],
  ['opening', 'Opening picture'],
];

/** The pictures that go with the prompt: what each is for, and a way to take it out again. */
export function PictureStrip({ pictures }: { pictures: Pictures }) {
  const { added, reading, problems } = pictures;
  return (
    <div className="grid gap-2 px-3 pb-2.5">
      {(added.length > 0 || reading > 0) && (
        <ul aria-label="Your pictures" className="flex flex-wrap gap-2">
          {added.map((picture) => (
            <li
              key={picture.id}
              className="relative w-36 overflow-hidden rounded-control border border-line bg-sunken"
            >
              <PictureTile
                picture={picture}
                uses={uses}
                isWhole={picture.use === 'logo'}
                onUse={(use) => pictures.setUse(picture.id, use)}
                onRemove={() => pictures.remove(picture)}
              />
            </li>
          ))}
          {reading > 0 && (
            <li className="grid w-36 place-items-center rounded-control border border-dashed border-edge px-3 py-6 text-center text-[13px] text-muted">
              <span role="status">Reading…</span>
            </li>
          )}
        </ul>
      )}
      {problems.length > 0 && (
        <div role="alert" className="text-sm text-danger">
          <ul className="grid gap-1">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
