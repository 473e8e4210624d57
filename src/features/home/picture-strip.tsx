import { X } from 'lucide-react';
import type { PictureRole } from '@/domain/site/picture-name';
import type { AddedPicture } from '@/services/picture-commands';
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
            <PictureTile key={picture.id} picture={picture} pictures={pictures} />
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

function PictureTile({ picture, pictures }: { picture: AddedPicture; pictures: Pictures }) {
  return (
    <li className="relative w-36 overflow-hidden rounded-control border border-line bg-sunken">
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
          if (use) pictures.setUse(picture.id, use);
        }}
        className="w-full border-t border-line bg-raised px-2 py-1.5 text-[13px] pointer-coarse:py-2.5"
      >
        {uses.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={`Remove ${picture.name}`}
        onClick={() => pictures.remove(picture)}
        className="absolute end-1 top-1 grid size-7 place-items-center rounded-full border border-line bg-raised text-muted hover:text-ink pointer-coarse:size-9"
      >
        <X aria-hidden size={14} />
      </button>
    </li>
  );
}
