import { Link } from 'react-router-dom';
import { socialQuotes } from '@/domain/marketing/social-quotes';
import { testimonials } from '@/domain/marketing/testimonials';
import { buttonLook } from '@/ui/button';
import { Marquee } from '@/ui/marquee';
import { PageFrame } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { CaseTeaser } from './case-teaser';
import { PlainQuote, QuoteCard } from './quote-card';
import { SampleMark } from './sample-mark';

const passing = socialQuotes.map(({ id, text, handle }) => ({
  id,
  content: (
    <figure className="grid max-w-72 grid-rows-[1fr_auto] gap-3 rounded-card border border-line bg-raised p-5">
      <blockquote className="text-[15px]">{text}</blockquote>
      <figcaption className="font-code text-[12.5px] text-muted">{handle}</figcaption>
    </figure>
  ),
}));

/** What customers say, a case study with its recording, and an invitation to be the next. */
export function CustomersScreen() {
  return (
    <PageFrame>
      <PageHeading title="Said after the first site.">
        Sitewright keeps no list of its customers, for it never learns who they are. So the people on this
        page are samples, and marked. The sites are real.
      </PageHeading>
      <section aria-label="Three customers">
        <ul className="grid gap-5 lg:grid-cols-3">
          {testimonials.slice(0, 3).map((quote) => (
            <li key={quote.name} className="grid">
              <QuoteCard quote={quote} />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-16 lg:mt-24 lg:gap-24">
        <CaseTeaser />
        <section aria-labelledby="in-passing" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h2
            id="in-passing"
            className="flex flex-wrap items-center gap-3 text-[28px] leading-tight font-semibold tracking-tight"
          >
            Heard in passing <SampleMark>samples</SampleMark>
          </h2>
          <Marquee label="Short quotes" items={passing} />
        </section>
        <section aria-labelledby="three-more" className="grid gap-6">
          <h2 id="three-more" className="text-[28px] leading-tight font-semibold tracking-tight">
            And three more
          </h2>
          <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
            {testimonials.slice(3).map((quote) => (
              <li key={quote.name} className="grid">
                <PlainQuote quote={quote} />
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="your-words"
          className="grid items-center gap-6 rounded-card border border-line bg-raised p-6 sm:p-10 lg:grid-cols-[1fr_auto]"
        >
          <div className="grid gap-2">
            <h2 id="your-words" className="text-3xl font-semibold tracking-tight">
              Be the first who is no sample.
            </h2>
            <p className="max-w-[40em] text-muted">
              Tell us what you made and how it went, the bad parts too. Real words replace made-up ones here.
            </p>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <Link to="/contact" className={buttonLook({ variant: 'ink', size: 'large' })}>
              Tell us
            </Link>
            <Link to="/designer" className={buttonLook({ size: 'large' })}>
              Make a site first
            </Link>
          </div>
        </section>
      </div>
    </PageFrame>
  );
}
