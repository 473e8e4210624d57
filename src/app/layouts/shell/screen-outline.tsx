import { joinClasses } from '@/ui/join-classes';
import { screenFrame } from '@/ui/screen';
import { outlineOf, type OutlineKind } from './outline-kind';

type Outline = { readonly grid: string; readonly sheets: readonly string[] };

const outlines: Readonly<Record<OutlineKind, Outline>> = {
  figures: {
    grid: 'gap-3 min-[360px]:grid-cols-2 xl:grid-cols-4',
    sheets: ['h-32', 'h-32', 'h-32', 'h-32', 'col-span-full mt-3 h-72'],
  },
  cards: { grid: 'gap-4 md:grid-cols-2', sheets: ['h-52', 'h-52', 'col-span-full h-64'] },
  list: { grid: 'gap-4', sheets: ['h-12', 'h-96'] },
  form: { grid: 'max-w-3xl gap-6', sheets: ['h-44', 'h-56'] },
};

/** Where the parts of a screen will stand while its code is read. It comes late: mostly there is nothing to wait for. */
export function ScreenOutline({ pathname }: { pathname: string }) {
  const kind = outlineOf(pathname);
  const { grid, sheets } = outlines[kind];
  return (
    <div role="status" data-outline={kind} className="transition-opacity delay-150 starting:opacity-0">
      <span className="sr-only">Loading</span>
      <div aria-hidden className={joinClasses(screenFrame, 'animate-pulse')}>
        <div className="mb-7 flex items-start justify-between gap-6">
          <Sheet className="h-10 w-56 max-w-[60%]" />
          {kind === 'list' && <Sheet className="h-10 w-32" />}
        </div>
        <div className={joinClasses('grid', grid)}>
          {sheets.map((size, at) => (
            <Sheet key={at} className={size} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Sheet({ className }: { className: string }) {
  return <div className={joinClasses('rounded-card bg-sunken', className)} />;
}
