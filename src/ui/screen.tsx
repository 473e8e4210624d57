import type { ReactNode } from 'react';

/** Where a screen stands, and where its outline does before it. */
export const screenFrame = 'mx-auto w-full max-w-[1180px] px-5 pt-8 pb-16 md:px-8';

type ScreenProps = {
  title: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading; they wrap below it on narrow windows. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen of the signed-in area: its heading, what can be done there, and what it holds. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  return (
    <div className={screenFrame}>
      <div className="mb-7 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-[clamp(26px,3vw,34px)] leading-tight font-[620] tracking-tight">{title}</h1>
          {lead && <p className="max-w-[62ch] text-pretty text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
