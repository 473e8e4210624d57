import type { BuildState } from '@/services/chat/build';
import { joinClasses } from '@/ui/join-classes';

const stepNames = {
  understanding: 'understanding',
  planning: 'planning',
  composing: 'composing',
  checking: 'checking',
  saving: 'saving',
} as const;
const drawnLook =
  'rounded-[4px] border border-dashed border-blueprint transition-opacity duration-200 starting:opacity-0';

/** The sheet a site is drawn on while it is made: lines for what is planned, names for what stands. */
export function BuildingSheet({ build }: { build: BuildState }) {
  const isPlanned = build.step !== 'understanding';
  return (
    <div className="mx-auto grid h-full max-w-3xl grid-rows-[auto_minmax(0,1fr)] gap-4 overflow-hidden rounded-[4px] border border-dashed border-blueprint bg-paper p-6">
      <div className="flex items-center justify-between gap-4">
        <span className={joinClasses(drawnLook, 'h-4 w-32')} />
        <span className="rounded-[3px] bg-blueprint px-2 py-1 font-code text-[11.5px] font-medium text-on-blueprint">
          {stepNames[build.step]}
        </span>
      </div>
      <div className="grid min-h-0 content-start gap-4 overflow-hidden">
        <div className="grid grid-cols-[1.2fr_1fr] gap-4">
          <div className="grid content-center gap-2.5 py-6">
            <span className={joinClasses(drawnLook, 'h-8 w-4/5')} />
            <span className={joinClasses(drawnLook, 'h-8 w-3/5')} />
            <span className={joinClasses(drawnLook, 'mt-2 h-3 w-full')} />
            <span className={joinClasses(drawnLook, 'h-3 w-2/3')} />
          </div>
          <span className={joinClasses(drawnLook, 'min-h-40')} />
        </div>
        {isPlanned && (
          <div className="grid grid-cols-3 gap-4">
            {['a', 'b', 'c'].map((key) => (
              <span key={key} className={joinClasses(drawnLook, 'h-24')} />
            ))}
          </div>
        )}
        <ul className="flex flex-wrap gap-2 font-code text-xs font-medium text-blueprint">
          {build.files.map(({ path }) => (
            <li key={path} className={joinClasses(drawnLook, '!border-solid px-2 py-1')}>
              {path}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
