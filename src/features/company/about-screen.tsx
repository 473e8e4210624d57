import { Link } from 'react-router-dom';
import { appKinds, siteKinds, styleNames } from '@/domain/site/vocabulary';
import { buttonLook } from '@/ui/button';
import { PageFrame, PagePart } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { LinedList } from './lined-list';
import { TextLink } from './text-link';

const rules = [
  {
    title: 'Local first',
    text: 'After the first visit nothing in the app needs the network. No CDN, no remote font, no telemetry.',
  },
  {
    title: 'Nothing is lost',
    text: 'Every change, by hand or by the assistant, is a version. A save that was acknowledged survives a crash.',
  },
  {
    title: 'Sealed',
    text: 'Made code never runs with the app’s origin. There is no exception, and no setting that turns this off.',
  },
  {
    title: 'Honest',
    text: 'The assistant never says “done” without a difference in the files. What it cannot do, it says, with the closest thing it can.',
  },
  {
    title: 'One protocol, many brains',
    text: 'Whatever answers, the composer today or a model later, passes the same checks and becomes the same kind of version.',
  },
  {
    title: 'Deterministic',
    text: 'The same words with the same seed give the same bytes, here and anywhere.',
  },
] as const;

/** Counted where that can be done: the rest is as in the folders of the source. */
const counts = [
  { value: siteKinds.length - appKinds.length - 1, label: 'kinds of sites' },
  { value: appKinds.length, label: 'kinds of small apps' },
  { value: styleNames.length, label: 'styles by name' },
  { value: 70, label: 'typefaces, openly licensed' },
  { value: 11, label: 'languages' },
] as const;

/** Why there is such a thing, what it holds itself to, and who makes it. */
export function AboutScreen() {
  return (
    <PageFrame>
      <PageHeading title="A website should need one sentence.">
        Not an account, a subscription, a server and a week. Sitewright is a workshop for websites that fits
        into a browser and stays there.
      </PageHeading>
      <div className="mb-12 grid max-w-[40em] gap-4 text-[17px] leading-relaxed lg:mb-16">
        <p>
          Most people who need a website need a small one, soon: a café, a choir, a practice, an event in May.
          What they are offered is a rented builder that owns the result, or a model in the cloud that writes
          another page every time it is asked.
        </p>
        <p>
          We think a small website is a craft with rules, and that rules can be written down: what a café’s
          guests ask first, which colours carry text, how a page behaves on a phone, what must stand on a page
          of opening hours. A program that knows the rules can work at once, on your own device, and can be
          trusted to do it the same way tomorrow.
        </p>
        <p>
          What comes out is plain: HTML, CSS and a little JavaScript that a careful developer would sign. It
          is yours in the way a file is yours.
        </p>
      </div>
      <ul className="mb-12 grid grid-cols-2 border-y border-line sm:grid-cols-3 lg:mb-16 lg:grid-cols-5">
        {counts.map(({ value, label }) => (
          <li key={label} className="py-6 pe-4">
            <p className="font-display text-[44px] leading-none font-[620] tracking-[-0.03em] tabular-nums">
              {value}
            </p>
            <p className="mt-1.5 text-[14.5px] text-muted">{label}</p>
          </li>
        ))}
      </ul>
      <PagePart id="rules" title="Six rules everything obeys">
        <LinedList items={rules} isNumbered />
      </PagePart>
      <PagePart id="makers" title="Who makes it">
        <div className="grid max-w-[40em] gap-4">
          <p>
            Sitewright is open software under the MIT licence. There is no office to show and no wall of
            portraits: what there is to know about how it is made stands in its source, its{' '}
            <TextLink to="/blog">articles</TextLink> and its tests.
          </p>
          <p className="text-muted">
            Take part: <TextLink to="/careers">how the work is done</TextLink>. Ask something:{' '}
            <TextLink to="/contact">write to us</TextLink>.
          </p>
        </div>
      </PagePart>
      <div className="flex flex-wrap gap-2.5 border-t border-line pt-10">
        <Link to="/" className={buttonLook({ variant: 'signal', size: 'large' })}>
          Describe a site
        </Link>
        <Link to="/docs/how-it-works" className={buttonLook({ size: 'large' })}>
          How it works
        </Link>
      </div>
    </PageFrame>
  );
}
