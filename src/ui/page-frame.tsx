import type { ReactNode } from 'react';

/** The margins of a public page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">{children}</div>;
}

/** A part of a public page: its heading beside what it holds, below it on narrow windows. */
export function PagePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-5 border-t border-line py-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-14"
    >
      <h2 id={id} className="text-[28px] leading-tight font-[620] tracking-[-0.02em]">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
