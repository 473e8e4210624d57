import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { CorrectionFrame, fieldLook } from './correction-frame';

type CorrectPagesProps = { pages: readonly string[]; onCorrect: (pages: readonly string[]) => void };
type Row = { readonly key: number; readonly title: string };

const titleMaxCharacters = 60;

/** Corrects the list of pages: titles are edited, taken away and added. */
export function CorrectPages({ pages, onCorrect }: CorrectPagesProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => pages.map((title, key) => ({ key, title })));
  const [nextKey, setNextKey] = useState(pages.length);
  const titles = [...new Set(rows.map(({ title }) => title.trim()).filter((title) => title !== ''))];
  const add = () => {
    setRows([...rows, { key: nextKey, title: '' }]);
    setNextKey(nextKey + 1);
  };
  return (
    <CorrectionFrame isChanged={titles.join('\n') !== pages.join('\n')} onSubmit={() => onCorrect(titles)}>
      <ul aria-label="Pages" className="grid max-h-56 gap-1 overflow-y-auto">
        {rows.map(({ key, title }, index) => (
          <li key={key} className="flex items-center gap-1">
            <input
              aria-label={`Title of page ${index + 1}`}
              value={title}
              maxLength={titleMaxCharacters}
              dir="auto"
              onChange={(event) =>
                setRows(rows.map((row) => (row.key === key ? { key, title: event.target.value } : row)))
              }
              className={fieldLook}
            />
            <IconButton
              label={`Remove ${title || `page ${index + 1}`}`}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              <X size={15} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={add}
        className="flex h-9 items-center gap-2 rounded-control border border-dashed border-blueprint px-2.5 text-[13px] font-medium text-blueprint hover:bg-blueprint-soft"
      >
        <Plus size={15} aria-hidden />
        Add a page
      </button>
    </CorrectionFrame>
  );
}
