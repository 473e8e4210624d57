import { Link } from 'react-router-dom';
import { appBase } from '@/contract/urls';
import { caseStudy } from '@/domain/marketing/case-study';
import { buttonLook } from '@/ui/button';
import { PageFrame, PagePart } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { Gains } from './gains';
import { KeptPrompt } from './kept-prompt';
import { Recording } from './recording';
import { SampleMark } from './sample-mark';

const facts = [
  ['Trade', 'Software that plans the shifts of clinics'],
  ['Asked for', 'One page, three prices, one button'],
  ['Came out', 'Ten files, 123 KB, no request to another host'],
  ['Changed since', 'One wish in the chat, two lines of one file'],
] as const;

const seen = [
  'The three prices of the sentence, each with its amount and its name.',
  'White, deep teal and coral where they were wanted; letters on them at a contrast of at least 4.5 : 1.',
  'The one button that was named, “Book a walk-through”, at the top and at the end.',
  'Light and dark, from 320 pixels up, by keyboard, without a script if need be.',
] as const;

/** The case study: a sample story around a sentence, a site and a recording that are real. */
export function CaseStudyScreen() {
  return (
    <PageFrame>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <Link to="/customers" className="font-medium text-blueprint underline underline-offset-4">
          Customers
        </Link>
        <SampleMark>sample story</SampleMark>
      </p>
      <PageHeading title={`${caseStudy.customer}: one sentence, one page, one wish.`}>
        The company, its people and its gains are made up to show what a case study will look like. The
        sentence, the site and the recording are real, and you can repeat them.
      </PageHeading>
      <div className="mb-12 grid gap-8 lg:grid-cols-[1.15fr_1fr] lg:items-center lg:gap-16">
        <Recording />
        <div className="grid gap-8">
          <dl className="text-[15.5px]">
            {facts.map(([name, text]) => (
              <div
                key={name}
                className="grid gap-x-8 border-b border-line py-3 first:pt-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <Gains />
        </div>
      </div>
      <PagePart id="before" title="Before">
        <p className="max-w-[40em] text-lg text-muted">
          Six people write software that tells a clinic who works when. Their page was a slide from a pitch:
          no prices, a form that nobody answered, and a cookie banner in front of all of it. Nobody had a week
          to make another.
        </p>
      </PagePart>
      <PagePart id="sentence" title="The sentence">
        <KeptPrompt />
      </PagePart>
      <PagePart id="page" title="What came out">
        <div className="grid gap-6">
          <img
            src={`${appBase}pictures/technova-site.webp`}
            width={960}
            height={720}
            loading="lazy"
            decoding="async"
            alt={`The first screen of the site: the heading “Know what happens next”, a line about shifts of clinics, a coral button “Book a walk-through”, and a drawing of a dashboard`}
            className="h-auto w-full max-w-[44rem] rounded-card border border-edge shadow-card"
          />
          <ul className="grid max-w-[40em] gap-2 text-muted">
            {seen.map((text) => (
              <li key={text} className="border-s border-dashed border-blueprint ps-4">
                {text}
              </li>
            ))}
          </ul>
        </div>
      </PagePart>
      <PagePart id="wish" title="The wish">
        <div className="grid max-w-[40em] gap-3 text-lg text-muted">
          <p>
            On the second morning somebody wrote into the chat:{' '}
            <span className="font-code text-[15px] text-ink">{caseStudy.wish}</span>
          </p>
          <p>
            Two lines of <span className="font-code text-[15px]">style.css</span> changed, nothing else, and
            the letters on the buttons turned dark by themselves where coral needs it. The day before is still
            one press of Restore away.
          </p>
        </div>
      </PagePart>
      <PagePart id="after" title="After">
        <p className="max-w-[40em] text-lg text-muted">
          The page went up as a folder on the web space they had. In the first month three times as many
          clinics booked a walk-through, and nearly a third more visitors got as far as the prices. So the
          sample says; your figures will be your own.
        </p>
      </PagePart>
      <section
        aria-labelledby="yours"
        className="mt-6 grid items-center gap-6 rounded-card border border-line bg-raised p-6 sm:p-10 lg:grid-cols-[1fr_auto]"
      >
        <h2 id="yours" className="text-3xl font-semibold tracking-tight">
          What is your sentence?
        </h2>
        <Link to="/designer" className={buttonLook({ variant: 'signal', size: 'large' })}>
          Describe a site
        </Link>
      </section>
    </PageFrame>
  );
}
