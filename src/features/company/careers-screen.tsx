import { operator } from '@/services/account/operator';
import { CodeBlock } from '@/ui/code-block';
import { PageFrame, PagePart } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { LinedList } from './lined-list';
import { TextLink } from './text-link';

const habits = [
  {
    title: 'One word per idea',
    text: 'Project, version, brief, plan, section, seal: the same word in code, tests, documents and on the screen.',
  },
  {
    title: 'Small files, hard edges',
    text: 'Half of all files have at most seventy lines. What may import what is a table, and a tool enforces it.',
  },
  {
    title: 'A test for what could break',
    text: 'Titles are plain sentences, and each test must fail when the thing breaks. Speed is measured in benchmarks, never asserted in tests.',
  },
  {
    title: 'Looked at, not only tested',
    text: 'Every screen is opened at 390, 820 and 1440 pixels, light and dark, before it counts as done.',
  },
  {
    title: 'Reasons are kept',
    text: 'Decisions that were hard stand in short records with what spoke against them.',
  },
  {
    title: 'Figures are measured',
    text: 'A number in a text has a command that prints it. If it cannot be measured, it is not written.',
  },
] as const;

const starts = [
  {
    title: 'The words of a trade',
    text: 'You know how a beekeeper, a notary or a climbing gym talks. Their copy is data, a file per kind, in every language you speak.',
  },
  {
    title: 'A layout',
    text: 'A section in a new form: markup and rules on tokens only. At least two layouts of a section must differ clearly.',
  },
  {
    title: 'A command',
    text: 'A wish the chat does not understand yet. It begins as a test with the sentence people really say.',
  },
  {
    title: 'A language',
    text: 'Eleven are read and written. The next needs a lexicon, words for the shell, and somebody who speaks it at home.',
  },
  {
    title: 'A typeface',
    text: 'Under the SIL Open Font License, with a measured stand-in, so that nothing moves when it arrives.',
  },
  {
    title: 'A good report',
    text: 'One prompt and one seed reproduce any composed site. That makes bugs a pleasure to fix.',
  },
] as const;

/** There are no jobs, and there is work: how it is done and where to begin. */
export function CareersScreen() {
  return (
    <PageFrame>
      <PageHeading title="No open positions.">
        Nobody is hired here at the moment, and this page will say so when that changes. There is work all the
        same, and it is open to you.
      </PageHeading>
      <PagePart id="habits" title="How the work is done">
        <LinedList items={habits} />
      </PagePart>
      <PagePart id="begin" title="Where to begin">
        <LinedList items={starts} />
      </PagePart>
      <PagePart id="first-hour" title="The first hour">
        <div className="grid max-w-[44rem] gap-5">
          <p>
            You need Node 20.19 or newer and git.{' '}
            {operator.sourceUrl === '' ? (
              'This copy does not name where its source is kept; whoever hosts it can tell you.'
            ) : (
              <>
                The source is at <TextLink to={operator.sourceUrl}>{operator.sourceUrl}</TextLink>.
              </>
            )}
          </p>
          <CodeBlock title="Terminal">{`npm install && npm start   # builds, and serves http://localhost:4173
npm test                   # format, types, boundaries, lint, unit and browser tests
npm run compose -- "A site for my pottery class in Graz" --out site`}</CodeBlock>
          <p className="text-muted">
            Then read <code className="font-code text-[14px]">ARCHITECTURE.md</code> and{' '}
            <code className="font-code text-[14px]">CONTRIBUTING.md</code>: two short files, and you know
            where to change what.
          </p>
        </div>
      </PagePart>
    </PageFrame>
  );
}
