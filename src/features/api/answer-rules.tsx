import { CodeBlock } from '@/ui/code-block';

const statuses = [
  ['400', 'The path does not canonicalise: it leaves the project, or holds characters that no file has.'],
  ['404', 'Nothing there, or not for the account signed in. Both look alike on purpose.'],
  ['405', 'Only GET and HEAD are answered. Projects are written by the app, not by address.'],
  ['416', 'A range beyond the end of the file.'],
  ['503', 'This browser’s storage cannot be opened; the detail says why.'],
] as const;

/** What holds for every route: errors as JSON, and the headers that keep answers sealed. */
export function AnswerRules() {
  return (
    <section
      aria-labelledby="every-answer"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-7 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:py-14"
    >
      <div className="grid gap-4">
        <h2 id="every-answer" className="text-[28px] leading-tight font-[620] tracking-[-0.02em]">
          Every answer
        </h2>
        <p className="max-w-[40em]">
          Errors are JSON as well (RFC 9457), with a sentence in{' '}
          <code className="font-code text-sm">detail</code> that can be shown to a person.
        </p>
        <dl className="border-t border-line text-[15px]">
          {statuses.map(([status, text]) => (
            <div key={status} className="grid grid-cols-[4rem_minmax(0,1fr)] border-b border-line py-2.5">
              <dt className="font-code text-[13.5px] font-medium">{status}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[40em] text-[15px] text-muted">
          Every answer, errors included, carries a sandbox policy and{' '}
          <code className="font-code text-[13px]">nosniff</code>. Opened as a document it has an origin of its
          own and reaches neither your data nor the network.
        </p>
      </div>
      <CodeBlock title="404, as it is answered">{`HTTP/1.1 404 Not Found
Content-Type: application/problem+json
Content-Security-Policy: sandbox allow-scripts …

{
  "status": 404,
  "title": "Not Found",
  "detail": "There is nothing at /projects/none-yet/meta.json."
}`}</CodeBlock>
    </section>
  );
}
