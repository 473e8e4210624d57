import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { ColourWish } from '@/domain/site/brief';
import { describeWord } from '@/domain/site/describe-word';
import { colourRoles } from '@/domain/site/vocabulary';
import { IconButton } from '@/ui/icon-button';
import { CorrectionFrame, fieldLook } from './correction-frame';

type CorrectColoursProps = {
  colours: readonly ColourWish[];
  onCorrect: (colours: readonly ColourWish[]) => void;
};
type Row = ColourWish & { readonly key: number };

const added = { role: 'accent', name: '#b4532f', css: '#b4532f' } as const;

/** Corrects the colours: each is picked, given a role, or taken away. */
export function CorrectColours({ colours, onCorrect }: CorrectColoursProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => colours.map((wish, key) => ({ ...wish, key })));
  const [nextKey, setNextKey] = useState(colours.length);
  const change = (key: number, wish: Partial<ColourWish>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...wish } : row)));
  const wishes = rows.map(({ role, name, css }) => ({ role, name, css }));
  const write = (list: readonly ColourWish[]) => list.map(({ role, css }) => `${role} ${css}`).join();
  return (
    <CorrectionFrame isChanged={write(wishes) !== write(colours)} onSubmit={() => onCorrect(wishes)}>
      <ul aria-label="Colours" className="grid max-h-56 gap-1.5 overflow-y-auto">
        {rows.map(({ key, role, name, css }, index) => (
          <li
            key={key}
            className="grid grid-cols-[40px_minmax(0,1fr)_minmax(0,1.2fr)_auto] items-center gap-1.5"
          >
            <input
              type="color"
              aria-label={`Colour ${index + 1}`}
              value={css.slice(0, 7)}
              // A colour that was picked has no word of its own: its value is its name.
              onChange={(event) => change(key, { css: event.target.value, name: event.target.value })}
              className="h-9 w-10 rounded-control border border-edge bg-raised p-1"
            />
            <span className="truncate text-[13px]" title={name}>
              {name}
            </span>
            <select
              aria-label={`What colour ${index + 1} is for`}
              value={role}
              onChange={(event) => {
                const next = colourRoles.find((word) => word === event.target.value);
                if (next) change(key, { role: next });
              }}
              className={fieldLook}
            >
              {colourRoles.map((word) => (
                <option key={word} value={word}>
                  {describeWord(word)}
                </option>
              ))}
            </select>
            <IconButton
              label={`Remove colour ${index + 1}`}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              <X size={15} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          setRows([...rows, { ...added, key: nextKey }]);
          setNextKey(nextKey + 1);
        }}
        className="flex h-9 items-center gap-2 rounded-control border border-dashed border-blueprint px-2.5 text-[13px] font-medium text-blueprint hover:bg-blueprint-soft"
      >
        <Plus size={15} aria-hidden />
        Add a colour
      </button>
    </CorrectionFrame>
  );
}
