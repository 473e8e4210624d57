import type { ReactNode } from 'react';

/** The heading of a public page with the sentence under it. */
export function PageHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-8 grid max-w-[46rem] gap-4 lg:mb-10">
      <h1 className="text-[clamp(34px,4.6vw,60px)] leading-[1.04] font-[620] tracking-[-0.035em]">{title}</h1>
      <p className="max-w-[40em] text-lg text-muted">{children}</p>
    </div>
  );
}
