import type { RouteAnswer } from '@/services/try-route';
import { CodeBlock } from '@/ui/code-block';

const sizes = new Intl.NumberFormat('en-US');
const milliseconds = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'millisecond' });

/** Status, headers and body of an answer. */
export function ShownAnswer({ answer }: { answer: RouteAnswer }) {
  const { status, statusText, headers, text, isCut, bytes, answeredBy } = answer;
  const isGood = status >= 200 && status < 400;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13.5px] text-muted">
        <span
          className={`rounded-[5px] border px-1.5 py-0.5 font-code text-[12.5px] font-semibold ${isGood ? 'border-moss text-moss' : 'border-danger text-danger'}`}
        >
          {status} {statusText}
        </span>
        <span className="tabular-nums">{milliseconds.format(answer.milliseconds)}</span>
        <span className="tabular-nums">
          {sizes.format(bytes)} {bytes === 1 ? 'byte' : 'bytes'}
        </span>
        <span>
          by the {answeredBy === 'service worker' ? 'service worker' : 'page itself, with the same router'}
        </span>
      </p>
      <details className="rounded-control border border-line">
        <summary className="cursor-pointer px-3 py-2 text-[13.5px] font-[550] pointer-coarse:py-2.5">
          Headers <span className="font-normal text-muted">({headers.length})</span>
        </summary>
        <dl
          dir="ltr"
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line px-3 py-2.5 font-code text-[12px]"
        >
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {text === null ? (
        <p className="text-sm text-muted">The body is not text, so it is not shown.</p>
      ) : text === '' ? (
        <p className="text-sm text-muted">The body is empty.</p>
      ) : (
        <div className="[&_pre]:max-h-80">
          <CodeBlock title={isCut ? 'Body, the beginning of it' : 'Body'}>{text}</CodeBlock>
        </div>
      )}
    </>
  );
}
