import { joinClasses } from '@/ui/join-classes';
import { outlineOf } from './outline-kind';

/** Where the parts of a screen will stand while its code is read. It comes late: mostly there is nothing to wait for. */
export function ScreenOutline({ pathname }: { pathname: string }) {
  const kind = outlineOf(pathname);
  return (
    <div role="status" data-outline={kind} className="transition-opacity delay-150 starting:opacity-0">
      <span className="sr-only">Loading</span>
      <div aria-hidden className="mx-auto w-full max-w-[1180px] animate-pulse px-5 pt-8 pb-16 md:px-8">
        <div className="mb-7 flex items-start justify-between gap-6">
          <Sheet className="h-10 w-56 max-w-[60%]" />
          {kind === 'list' && <Sheet className="h-10 w-32" />}
        </div>
        {outlines[kind]}
      </div>
    </div>
  );
}

function Sheet({ className }: { className: string }) {
  return <div className={joinClasses('rounded-card bg-sunken', className)} />;
}

const outlines = {
  figures: (
    <div className="grid gap-6">
      <div className="grid gap-3 min-[360px]:grid-cols-2 xl:grid-cols-4">
        <Sheet className="h-32" />
        <Sheet className="h-32" />
        <Sheet className="h-32" />
        <Sheet className="h-32" />
      </div>
      <Sheet className="h-72" />
    </div>
  ),
  cards: (
    <div className="grid gap-4 md:grid-cols-2">
      <Sheet className="h-52" />
      <Sheet className="h-52" />
      <Sheet className="h-64 md:col-span-2" />
    </div>
  ),
  list: (
    <div className="grid gap-4">
      <Sheet className="h-12" />
      <Sheet className="h-96" />
    </div>
  ),
  form: (
    <div className="grid max-w-3xl gap-6">
      <Sheet className="h-44" />
      <Sheet className="h-56" />
    </div>
  ),
} as const;
