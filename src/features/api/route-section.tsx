import type { ReactNode } from 'react';
import { CodeBlock } from '@/ui/code-block';
import type { ApiRoute } from './api-routes';

/** One route: what it is, what it takes, what it answers; beside it, the panel that tries it. */
export function RouteSection({ route, children }: { route: ApiRoute; children: ReactNode }) {
  const { id, title, path, text, answer, example, parameters } = route;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-7 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:py-14"
    >
      <div className="grid min-w-0 gap-4">
        <h2 id={id} className="text-[28px] leading-tight font-[620] tracking-[-0.02em]">
          {title}
        </h2>
        <p dir="ltr" className="font-code text-[13.5px] break-words">
          <span className="me-2 rounded-[5px] border border-moss px-1.5 py-0.5 text-[12px] font-semibold text-moss">
            GET
          </span>
          {path}
        </p>
        <p className="max-w-[40em]">{text}</p>
        {parameters.length > 0 && (
          <dl className="border-t border-line text-[15px]">
            {parameters.map(({ name, text: meaning, values }) => (
              <div
                key={name}
                className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)]"
              >
                <dt className="font-code text-[13.5px] font-medium">{name}</dt>
                <dd className="text-muted">
                  {meaning}
                  {values && (
                    <>
                      {' '}
                      <span className="font-code text-[13px]">{values.join(', ')}</span>. Anything else counts
                      as the first.
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="max-w-[40em] text-[15px] text-muted">
          <span className="font-semibold text-ink">Answers: </span>
          {answer}
        </p>
        {example && <CodeBlock title="Example, shortened">{example}</CodeBlock>}
      </div>
      {children}
    </section>
  );
}
