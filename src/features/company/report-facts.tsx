import { useSyncExternalStore } from 'react';
import { readReportFacts } from '@/services/admin/report-facts';
import { CodeBlock } from '@/ui/code-block';

const neverChanges = () => () => undefined;

/** The same text until the page goes. */
let known: string | null = null;
function readFacts(): string {
  known ??= readReportFacts();
  return known;
}
// A page drawn ahead of time knows the version only.
const readAhead = () => `Sitewright ${__APP_VERSION__}`;

/** Facts about this browser, to be copied into a report. They stay here until then. */
export function ReportFacts() {
  const facts = useSyncExternalStore(neverChanges, readFacts, readAhead);
  return (
    <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        Copy this into what you write. It says nothing about you or your projects, and it stays here until you
        do.
      </p>
      <div className="[&_pre]:min-h-40">
        <CodeBlock title="This browser">{facts}</CodeBlock>
      </div>
    </div>
  );
}
